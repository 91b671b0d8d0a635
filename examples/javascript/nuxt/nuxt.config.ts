// #region config
export default defineNuxtConfig({
  compatibilityDate: '2026-10-01',
  telemetry: false,
  nitro: { preset: 'node-server', compressPublicAssets: true },
  app: { head: { title: 'Links', htmlAttrs: { lang: 'en' } } },
});
// #endregion config
