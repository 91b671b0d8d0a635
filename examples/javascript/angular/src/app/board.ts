import { httpResource } from '@angular/common/http';
import { Component } from '@angular/core';
import type { Departure } from '../departures';

// #region component
@Component({
  selector: 'app-board',
  template: `
    <h1>Departures</h1>
    <button type="button" (click)="departures.reload()">Refresh</button>
    @if (departures.error()) {
      <p role="alert">The departures can't be loaded.</p>
    } @else {
      <ul>
        @for (departure of departures.value(); track departure.flight) {
          <li>{{ departure.time }} {{ departure.flight }} to {{ departure.to }}</li>
        } @empty {
          <li>No departures.</li>
        }
      </ul>
    }
  `,
})
export class Board {
  protected readonly departures = httpResource<Departure[]>(() => '/api/departures', { defaultValue: [] });
}
// #endregion component
