/** Other full names of states, in lowercase letters alone. */
export const otherStateNames: Readonly<Record<string, string>> = {
  andhra: 'Andhra Pradesh',
  pondicherry: 'Puducherry',
  pondy: 'Puducherry',
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  newdelhi: 'Delhi',
  nctofdelhi: 'Delhi',
  jammukashmir: 'Jammu and Kashmir',
  andamannicobarislands: 'Andaman and Nicobar Islands',
  andaman: 'Andaman and Nicobar Islands',
};

/**
 * Names that have a second meaning abroad: UK, KL (Kuala Lumpur), the Punjab and the Bengal that are not in India. They
 * count after a town that is known in that state, and nowhere else.
 */
export const uncertainStateNames: Readonly<Record<string, string>> = {
  tn: 'Tamil Nadu',
  kl: 'Kerala',
  ka: 'Karnataka',
  ap: 'Andhra Pradesh',
  ts: 'Telangana',
  tg: 'Telangana',
  py: 'Puducherry',
  mh: 'Maharashtra',
  gj: 'Gujarat',
  rj: 'Rajasthan',
  mp: 'Madhya Pradesh',
  cg: 'Chhattisgarh',
  wb: 'West Bengal',
  bengal: 'West Bengal',
  up: 'Uttar Pradesh',
  uk: 'Uttarakhand',
  hp: 'Himachal Pradesh',
  jk: 'Jammu and Kashmir',
  punjab: 'Punjab',
};

/** The state that a state was part of until 2000 or 2014: births before are still written so. */
export const formerStates: Readonly<Record<string, string>> = {
  Telangana: 'Andhra Pradesh',
  Uttarakhand: 'Uttar Pradesh',
  Jharkhand: 'Bihar',
  Chhattisgarh: 'Madhya Pradesh',
};

/** India, and states of former days that were divided among several of today's: in India, and no more. */
export const namesOfIndia: ReadonlySet<string> = new Set([
  'india',
  'bharat',
  'madrasstate',
  'madraspresidency',
  'mysorestate',
  'bombaystate',
  'travancore',
  'travancorecochin',
]);

/** Districts that are not called like a town: the town in the list that stands for where they are. */
export const townsOfDistricts: Readonly<Record<string, string>> = {
  nilgiris: 'Udhagamandalam',
  thenilgiris: 'Udhagamandalam',
  northarcot: 'Vellore',
  southarcot: 'Cuddalore',
  idukki: 'Painavu',
  wayanad: 'Kalpetta',
  wynad: 'Kalpetta',
  bangalorerural: 'Bengaluru',
  bangaloreurban: 'Bengaluru',
  bengalururural: 'Bengaluru',
  bengaluruurban: 'Bengaluru',
  dakshinakannada: 'Mangaluru',
  southcanara: 'Mangaluru',
  southkanara: 'Mangaluru',
  uttarakannada: 'Karwar',
  northcanara: 'Karwar',
  northkanara: 'Karwar',
  kodagu: 'Madikeri',
  coorg: 'Madikeri',
  vijayanagara: 'Hosapete',
  annamayya: 'Rayachoti',
  eastgodavari: 'Kakinada',
  westgodavari: 'Eluru',
  konaseema: 'Amalapuram',
  krishna: 'Machilipatnam',
  ntr: 'Vijayawada',
  palnadu: 'Narasaraopet',
  parvathipurammanyam: 'Parvathipuram',
  prakasam: 'Ongole',
  spsrnellore: 'Nellore',
  sripottisriramulunellore: 'Nellore',
  srisathyasai: 'Puttaparthi',
  ysr: 'Kadapa',
  allurisitharamaraju: 'Visakhapatnam',
  bhadradrikothagudem: 'Kothagudem',
  hanamkonda: 'Warangal',
  hanumakonda: 'Warangal',
  jayashankarbhupalpally: 'Warangal',
  jogulambagadwal: 'Gadwal',
  kumurambheemasifabad: 'Kagaznagar',
  mahabubabad: 'Warangal',
  medchalmalkajgiri: 'Hyderabad',
  peddapalli: 'Ramagundam',
  rajannasircilla: 'Sircilla',
  rangareddy: 'Hyderabad',
  yadadribhuvanagiri: 'Bhongir',
};
