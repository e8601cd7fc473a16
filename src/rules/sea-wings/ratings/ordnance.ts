/** What the ordnance of this system is, by its id [WG-27.10]. */
export const ORDNANCE = {
  'mark-13': { name: 'torpedo Mk 13', kind: 'torpedo', penetration: 3 },
  'type-91': { name: 'torpedo Type 91', kind: 'torpedo', penetration: 3 },
  '800-kg-ap': { name: '800 kg AP', kind: 'bomb', penetration: 5 },
  '1000-lb': { name: '1,000 lb', kind: 'bomb', penetration: 4 },
  '500-kg': { name: '500 kg', kind: 'bomb', penetration: 4 },
  '500-lb': { name: '500 lb', kind: 'bomb', penetration: 3 },
  '250-kg': { name: '250 kg', kind: 'bomb', penetration: 3 },
  '100-lb': { name: '100 lb', kind: 'bomb', penetration: 0 },
  '60-kg': { name: '60 kg', kind: 'bomb', penetration: 0 },
} as const;
export type RatedOrdnance = keyof typeof ORDNANCE;
