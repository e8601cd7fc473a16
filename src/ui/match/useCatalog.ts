import { use } from 'react';
import type { Catalog } from '../../scenario';
import { loadCatalog } from './catalog';

/** The catalog; the page waits for it. */
export const useCatalog = (): Catalog => use(loadCatalog());
