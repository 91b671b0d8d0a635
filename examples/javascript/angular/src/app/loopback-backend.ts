import { FetchBackend, HttpBackend, type HttpEvent, type HttpRequest } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import type { Observable } from 'rxjs';

// #region backend
/** Sends server-side requests to 127.0.0.1; with the public hostname, they would leave the machine and come back. */
@Injectable({ providedIn: 'root' })
export class LoopbackBackend implements HttpBackend {
  private readonly backend = inject(FetchBackend);

  handle(request: HttpRequest<unknown>): Observable<HttpEvent<unknown>> {
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const url = `http://127.0.0.1:${process.env['PORT'] ?? 8080}${pathname}${search}`;
    return this.backend.handle(request.clone({ url }));
  }
}
// #endregion backend
