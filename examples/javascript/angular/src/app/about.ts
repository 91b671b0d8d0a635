import { Component } from '@angular/core';

@Component({ selector: 'app-about', template: '<h1>About</h1><p>This page is rendered once, at build time.</p>' })
export class About {}
