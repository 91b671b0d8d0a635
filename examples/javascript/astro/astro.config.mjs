import node from '@astrojs/node';
import { defineConfig, passthroughImageService } from 'astro/config';

// #region adapter
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  server: { host: true, port: 8080 },
  image: { service: passthroughImageService() },
  security: {
    // Without this entry, Astro sees an http URL and rejects forms with status 403.
    allowedDomains: [{ hostname: 'hello-astro.acme.apps.aloft.example', protocol: 'https' }],
  },
  vite: { ssr: { noExternal: true } },
});
// #endregion adapter
