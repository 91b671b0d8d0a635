import { RenderMode, type ServerRoute } from '@angular/ssr';

// #region modes
export const serverRoutes: ServerRoute[] = [
  { path: 'about', renderMode: RenderMode.Prerender },
  { path: '**', renderMode: RenderMode.Server },
];
// #endregion modes
