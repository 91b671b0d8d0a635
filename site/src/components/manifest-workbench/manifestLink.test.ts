import {deflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {expect, it, vi} from 'vitest';
import {decodeManifest, encodeManifest} from './manifestLink';
import {starter} from './draft';

it('encodes a manifest in a short fragment', async () => {
  const fragment = await encodeManifest(starter);
  expect(fragment).toMatch(/^#edit=1[\w-]+$/);
  expect(fragment.length).toBeLessThan(starter.length);
  expect(await decodeManifest(fragment)).toBe(starter);
});

it('encodes a manifest without compression', async () => {
  const {CompressionStream: kept} = globalThis;
  vi.stubGlobal('CompressionStream', undefined);
  const fragment = await encodeManifest('app: "é 👋"\n');
  vi.stubGlobal('CompressionStream', kept);
  expect(fragment).toMatch(/^#edit=0[\w-]+$/);
  expect(await decodeManifest(fragment)).toBe('app: "é 👋"\n');
});

it('encodes and decodes any text', () =>
  fc.assert(
    fc.asyncProperty(fc.string({unit: 'grapheme'}), async (text) => {
      expect(await decodeManifest(await encodeManifest(text))).toBe(text);
    }),
  ));

it('rejects a manifest that is too long', async () => {
  await expect(encodeManifest('a'.repeat(70_000))).rejects.toThrow(RangeError);
});

it.each([
  '#edit=',
  '#edit=1',
  '#edit=2abc',
  '#edit=0%%%',
  '#edit=0_w',
  '#edit=1AAAA',
  '#other',
  `#edit=0${'A'.repeat(200_000)}`,
  `#edit=1${deflateRawSync(Buffer.alloc(10_000_000)).toString('base64url')}`,
])('rejects a damaged fragment: %.24s', async (fragment) => {
  expect(await decodeManifest(fragment)).toBeUndefined();
});

it('decodes any fragment without throwing', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      for (const mark of ['', '#edit=', '#edit=0', '#edit=1']) await decodeManifest(mark + text);
    }),
  ));
