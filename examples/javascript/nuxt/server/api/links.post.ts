// #region post
export default defineEventHandler(async (event) => {
  const body = await readBody<{ url?: unknown }>(event);
  const url = typeof body?.url === 'string' ? body.url : '';
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw createError({ statusCode: 400, message: 'url must be an http or https URL' });
  }
  setResponseStatus(event, 201);
  return addLink(url);
});
// #endregion post
