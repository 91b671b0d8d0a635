/**
 * Stands for parts of the theme that show nothing on this site: banners of old versions and of unlisted pages, tags,
 * buttons that hide the sidebar. `tests/site/leanClient.test.ts` fails when a built page shows one.
 */
export default function Absent(): null {
  return null;
}
