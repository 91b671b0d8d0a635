import type {SimulatorState} from './types';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const HEX = '0123456789abcdef';

/** 32-bit FNV-1a hash of a string, with a final mix for better distribution. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return mix(hash);
}

function mix(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function spell(start: number, length: number, alphabet: string): string {
  let value = start;
  let text = '';
  for (let index = 0; index < length; index += 1) {
    value = mix((value + 0x9e3779b9) >>> 0);
    text += alphabet[value % alphabet.length];
  }
  return text;
}

/** Draws a new id in the format of machine ids: the prefix and `length` characters of a-z and 2-7. */
export function drawId(state: SimulatorState, prefix: string, length = 10): string {
  state.drawn += 1;
  const random = mix((state.seed ^ Math.imul(state.drawn, 0x9e3779b1)) >>> 0);
  return prefix + spell(random, length, BASE32);
}

/** Hexadecimal digest of a string. It's printed instead of SHA-256, and isn't cryptographic. */
export const digestText = (text: string, length = 12): string => spell(hashText(text), length, HEX);
