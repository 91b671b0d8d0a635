import type { Routes } from '@angular/router';
import { Board } from './board';

export const routes: Routes = [
  { path: '', component: Board, title: 'Departures' },
  { path: 'about', loadComponent: () => import('./about').then((module) => module.About), title: 'About' },
];
