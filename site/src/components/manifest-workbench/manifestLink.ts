/** Maximum size of a manifest in a link, in bytes. */
const longest = 64 * 1024;
/** Maximum length of a fragment to decode, in characters. */
const longestFragment = 128 * 1024;

/** Start of a URL fragment with a manifest. */
export const linkMark = '#edit=';

/** Encodings of the manifest: the first character after the mark. */
const formats = {plain: '0', deflated: '1'} as const;

function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

/** Reads a stream to its end. @throws RangeError when it exceeds the maximum size of a manifest */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) {
      // A short fragment can inflate to gigabytes.
      void reader.cancel().catch(() => undefined);
      throw new RangeError('The manifest is too long for a link.');
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

const transform = (bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  collect(new Blob([bytes]).stream().pipeThrough(through as TransformStream<Uint8Array, Uint8Array>));

/** Encodes a manifest as a URL fragment. @throws RangeError when the manifest is too long */
export async function encodeManifest(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > longest) throw new RangeError('The manifest is too long for a link.');
  if (typeof CompressionStream === 'undefined') return linkMark + formats.plain + toBase64(bytes);
  return linkMark + formats.deflated + toBase64(await transform(bytes, new CompressionStream('deflate-raw')));
}

/** Decodes a fragment; undefined if it's damaged, too long or in an unknown format. */
export async function decodeManifest(fragment: string): Promise<string | undefined> {
  const format = fragment.charAt(linkMark.length);
  if (!fragment.startsWith(linkMark) || fragment.length > longestFragment) return undefined;
  try {
    const stored = fromBase64(fragment.slice(linkMark.length + 1));
    const bytes =
      format === formats.deflated
        ? await transform(stored, new DecompressionStream('deflate-raw'))
        : format === formats.plain && stored.length <= longest
          ? stored
          : undefined;
    return bytes && new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
