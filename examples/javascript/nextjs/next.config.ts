import type { NextConfig } from 'next';

// #region standalone
const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
};

export default config;
// #endregion standalone
