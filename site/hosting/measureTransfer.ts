import {existsSync, statSync} from 'node:fs';

/** Bytes of a file of the compressed site as both servers send it to browsers. */
export const measureTransfer = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
