import { index, route, type RouteConfig } from '@react-router/dev/routes';

// #region routes
export default [
  index('routes/contacts.tsx'),
  route('contacts/:id', 'routes/contact.tsx'),
  route('api/contacts', 'routes/api.contacts.ts'),
  route('healthz', 'routes/healthz.ts'),
] satisfies RouteConfig;
// #endregion routes
