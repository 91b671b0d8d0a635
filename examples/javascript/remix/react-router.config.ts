import type { Config } from '@react-router/dev/config';

// #region config
export default {
  ssr: true,
  // TLS terminates at the edge proxy: the browser sends an https origin, but the server sees http.
  allowedActionOrigins: ['hello-react-router.acme.apps.aloft.example'],
} satisfies Config;
// #endregion config
