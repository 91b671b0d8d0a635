import {brand} from '@aloft/platform/brand';

/** Name of the CLI, the first word of its command lines. */
export const toolName = brand.cli;
