import {brand} from '../../platform/brand';

/** Name of the command-line tool, the first word of its command lines. */
export const toolName = brand.cli;
