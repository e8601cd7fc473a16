import type { Translation } from '../../core/catalog';
import type { en } from '../en/lobby';

export const de: Translation<typeof en> = {
  scenarios: 'Trägeroperationen',
  book: 'Sea Wings',
  begin: 'Operation beginnen',
  kind: 'Trägeroperation',
  turns_one: '1 Zug von vier Stunden',
  turns_other: 'bis zu {{count}} Züge von vier Stunden',
};
