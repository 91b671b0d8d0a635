export interface Departure {
  flight: string;
  time: string;
  to: string;
}

export const departures: Departure[] = [
  { flight: 'AL 101', time: '08:15', to: 'Frankfurt' },
  { flight: 'AL 205', time: '09:40', to: 'Stockholm' },
];
