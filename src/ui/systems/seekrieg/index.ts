import { defineUi } from '../../table/default/defineUi';

/** What the screen has of Seekrieg. */
export const seekriegUi = defineUi({
  id: 'seekrieg',
  Screen: () => import('./SeekriegScreen').then(({ SeekriegScreen }) => SeekriegScreen),
});
