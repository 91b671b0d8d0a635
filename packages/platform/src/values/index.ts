export {checkHostname, checkResourceName, hostnameRules, isMachineId, maxPort, type NameRule, nameRules} from './names';
export {formatAge, formatDuration, formatSize, parseDuration, parseSize, sizeUnits} from './quantities';
export {isObject, sanitizeText} from './text';
export {suggest} from './text';
