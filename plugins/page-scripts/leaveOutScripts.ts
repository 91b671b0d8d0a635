/** Marks of the scripts that only some pages need, each with what such a page holds. */
const needs = {
  'data-tabs': /<[a-z]+ [^>]*role="?tablist\b/,
  'data-banner': /\bfunction insertBanner\(/,
} as const;

/** An attribute that marks a script. */
export type ScriptMark = keyof typeof needs;

/**
 * Takes the marked scripts out of a page that does not need them.
 *
 * @param html of a page
 * @throws Error when the page has no such script, and so no other page may have one
 */
export function leaveOutScripts(html: string): string {
  return (Object.keys(needs) as ScriptMark[]).reduce((rest, mark) => {
    const script = new RegExp(`<script ${mark}(?:="")?>.*?</script>`, 's');
    if (!script.test(rest)) throw new Error(`a page has no <script ${mark}>: see plugins/page-scripts/index.ts`);
    return needs[mark].test(html) ? rest : rest.replace(script, '');
  }, html);
}
