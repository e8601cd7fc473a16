/** Rows of the ledger's table of ships of which the registry has better figures, and what its figures come to [ST-24.2]. */
export const EXCEPTIONS: Readonly<
  Record<string, { ours: Readonly<Record<string, string>>; why: string }>
> = {
  'Prinz Eugen': { ours: { VP: '14' }, why: '14271 tons' },
  Scharnhorst: { ours: { Torp: '–' }, why: 'no tubes yet' },
  'Admiral Graf Spee': { ours: { FP: '4B' }, why: '11 in guns' },
  'Admiral Hipper': { ours: { VP: '14' }, why: '14050 tons' },
  Hood: { ours: { Radar: '2' }, why: 'sets aboard: Type 279M, Type 284' },
  'Prince of Wales / King George V': {
    ours: { Light: '3' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  Renown: { ours: { Radar: '0', VP: '46' }, why: 'no set aboard by the registry; 30750 tons' },
  Repulse: { ours: { Radar: '0' }, why: 'no set aboard by the registry' },
  Warspite: { ours: { Radar: '0' }, why: 'no set aboard by the registry' },
  Norfolk: {
    ours: { Light: '2' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'Suffolk / Kent class': {
    ours: { Light: '2' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  Dorsetshire: {
    ours: { Light: '2', Radar: '0' },
    why: 'light guns as the registry counts them, machine guns apart; no set aboard by the registry',
  },
  Exeter: {
    ours: { Light: '1' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  Edinburgh: { ours: { Radar: '2' }, why: 'sets aboard: Type 279, Type 284' },
  'Arethusa class (Aurora, Galatea)': {
    ours: { Radar: '0' },
    why: 'no set aboard by the registry',
  },
  'Dido class': {
    ours: { Light: '2' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'Cairo (AA cruiser)': { ours: { Radar: '1' }, why: 'sets aboard: Type 281' },
  Hobart: { ours: { Radar: '0' }, why: 'no set aboard by the registry' },
  'Ark Royal': {
    ours: { Light: '3' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'Illustrious class (Victorious)': {
    ours: { Light: '3', Radar: '1' },
    why: 'light guns as the registry counts them, machine guns apart; sets aboard: Type 79B',
  },
  Indomitable: {
    ours: { Light: '4', Radar: '1', VP: '46' },
    why: 'light guns as the registry counts them, machine guns apart; sets aboard: Type 281; 23000 tons',
  },
  Furious: {
    ours: { Light: '3' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'L class (Lightning)': { ours: { Torp: '3' }, why: '4 tubes, other' },
  'E/F/H/I class': {
    ours: { Torp: '3', Area: '1', Light: '0', Radar: '1' },
    why: '5 tubes, other; heavy anti-aircraft guns by the registry; light guns as the registry counts them, machine guns apart; sets aboard: Type 286M',
  },
  'Fast cargo liner (15 kn, Pedestal)': { ours: { D2: '1' }, why: '7795 tons' },
  'Ohio (tanker)': { ours: { VP: '9' }, why: '9264 tons' },
  'Lexington (CV-2)': { ours: { D1: '5', VP: '72' }, why: 'belt of 7 in; 36000 tons' },
  'Wasp (CV-7)': {
    ours: { Light: '3' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'Essex class': {
    ours: { Light: '4' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'Iowa class': { ours: { D2: '6', VP: '73' }, why: '48500 tons' },
  'South Dakota class': {
    ours: { Light: '4', VP: '57' },
    why: 'light guns as the registry counts them, machine guns apart; 37970 tons',
  },
  'North Carolina class': { ours: { VP: '55' }, why: '36600 tons' },
  'Washington (1942)': {
    ours: { Light: '3', VP: '55' },
    why: 'light guns as the registry counts them, machine guns apart; 36600 tons',
  },
  'Colorado class': {
    ours: { Area: '3', Light: '3', VP: '53' },
    why: 'heavy anti-aircraft guns by the registry; light guns as the registry counts them, machine guns apart; 35190 tons',
  },
  Wichita: {
    ours: { Sec: '–', Light: '3' },
    why: 'her 5 in guns stood half in open mounts; light guns as the registry counts them, machine guns apart',
  },
  'Baltimore class': { ours: { VP: '14' }, why: '14472 tons' },
  'Atlanta class': { ours: { Radar: '1' }, why: 'sets aboard: SC, FD (Mk 4)' },
  'Buckley class': { ours: { Radar: '2' }, why: 'sets aboard: SA, SL' },
  Taiho: {
    ours: { Light: '2' },
    why: 'light guns as the registry counts them, machine guns apart',
  },
  'Chitose class / Ryuho (1944)': { ours: { VP: '22' }, why: '11200 tons' },
  'Yamato class (1942)': { ours: { VP: '96' }, why: '64000 tons' },
  'Yamato class (1944)': { ours: { VP: '96' }, why: '64000 tons' },
  'Takao class': { ours: { D1: '4' }, why: 'belt of 5 in' },
  'Mogami class': {
    ours: { Spd: '6', D1: '4', VP: '12' },
    why: '34.9 knots; belt of 5.5 in; 12400 tons',
  },
  'Tone class': { ours: { D1: '4' }, why: 'belt of 5.7 in' },
  'Nagara / Sendai class': { ours: { Spd: '6' }, why: '34 knots' },
  'Fubuki class': { ours: { Area: '0' }, why: 'heavy anti-aircraft guns by the registry' },
  'Mutsuki class': {
    ours: { Spd: '7', Light: '0' },
    why: '35 knots; light guns as the registry counts them, machine guns apart',
  },
  'Littorio class': { ours: { Radar: '1', VP: '60' }, why: 'sets aboard: EC3 bis; 40081 tons' },
  'Trento / Bolzano': { ours: { VP: '10' }, why: '10339 tons' },
  'Condottieri III/IV (Attendolo, Eugenio)': { ours: { VP: '7' }, why: '7431 tons' },
  'Mogami (1944)': {
    ours: { Spd: '6', D1: '4', Light: '2', 'Scout steps': '4' },
    why: '34.9 knots; belt of 5.5 in; light guns as the registry counts them, machine guns apart; 11 floatplanes',
  },
  'Takao / Myoko / Mogami / Tone class (1944 AA)': {
    ours: { D1: '4', Light: '2' },
    why: 'belt of 5 in; light guns as the registry counts them, machine guns apart',
  },
  'Shiratsuyu / Hatsuharu class': {
    ours: { Torp: '5', Traits: 'O' },
    why: '8 tubes, long-lance; oxygen torpedoes aboard',
  },
  Yubari: { ours: { Area: '0' }, why: 'heavy anti-aircraft guns by the registry' },
  'Kamikawa Maru (seaplane tender)': {
    ours: { FP: '1D', Light: '0', 'Scout steps': '4' },
    why: '5.9 in guns; light guns as the registry counts them, machine guns apart; 12 floatplanes',
  },
};
