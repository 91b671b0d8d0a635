import {validate} from 'dockerfile-utils';
import type {SyntaxReader} from './SyntaxFinding';

const severityError = 1;

/** A Dockerfile, or a part of one that follows its `FROM`. */
export const parseDockerfile: SyntaxReader = (text) => {
  const isPart = !/^[ \t]*FROM[ \t]/im.test(text);
  const whole = isPart ? `FROM scratch\n${text}` : text;
  return validate(whole)
    .filter(({severity}) => severity === undefined || severity === severityError)
    .map(({range, message}) => ({
      line: Math.max(0, range.start.line - (isPart ? 1 : 0)),
      what: typeof message === 'string' ? message : message.value,
    }));
};
