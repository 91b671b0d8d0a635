import type { Config } from '@react-router/dev/config';

// #region config
export default {
  ssr: true,
  // The edge proxy ends TLS: the server sees http, the browser sends an https origin.
  allowedActionOrigins: ['hello-react-router.acme.apps.aloft.example'],
} satisfies Config;
// #endregion config
