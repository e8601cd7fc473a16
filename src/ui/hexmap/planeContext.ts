import { createContext, useContext } from 'react';
import { type Plane, POINTY } from './geometry/plane';

/** The hexes that the layers of a map are drawn on. */
export const PlaneContext = createContext<Plane>(POINTY);

export const usePlane = (): Plane => useContext(PlaneContext);
