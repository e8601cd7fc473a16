import { lazyPage } from '../frame/lazyPage';

const seats = lazyPage(() => import('./SeatDialog').then(({ SeatDialog }) => SeatDialog));

/** The dialog that asks what to do with a battle from elsewhere, loaded when one has come. */
export const SeatDialog = seats.Page;

export const prefetchSeats = seats.prefetch;
