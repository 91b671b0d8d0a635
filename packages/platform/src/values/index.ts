export {checkHostname, checkResourceName, hostnameRules, isMachineId, nameRules} from './names';
export {formatAge, formatDuration, formatSize, parseDuration, parseSize, sizeUnits} from './quantities';
export {isObject, sanitizeText, suggest} from './text';
