/** A place of birth: degrees north and east, and its display name. */
export interface Place {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

type Town = readonly [name: string, latitude: number, longitude: number, otherNames?: string];

// State capitals, large towns, and every district's town of Tamil Nadu and Kerala, to a hundredth of a degree (a kilometre).
// Other names and spellings, old ones too, are separated by commas.
const townsOfStates: Readonly<Record<string, readonly Town[]>> = {
  'Tamil Nadu': [
    ['Ariyalur', 11.14, 79.08],
    ['Chengalpattu', 12.69, 79.98, 'Chingleput, Chengalpet'],
    ['Chennai', 13.08, 80.27, 'Madras'],
    ['Coimbatore', 11.02, 76.96, 'Kovai, Koyambattur'],
    ['Cuddalore', 11.75, 79.77, 'Kadalur'],
    ['Dharmapuri', 12.13, 78.16],
    ['Dindigul', 10.36, 77.98, 'Thindukkal'],
    ['Erode', 11.34, 77.72],
    ['Kallakurichi', 11.74, 78.96],
    ['Kanchipuram', 12.83, 79.7, 'Kancheepuram, Kanchi, Conjeevaram'],
    ['Karur', 10.96, 78.08],
    ['Krishnagiri', 12.52, 78.21],
    ['Madurai', 9.93, 78.12, 'Mathurai'],
    ['Mayiladuthurai', 11.1, 79.65, 'Mayavaram, Mayuram'],
    ['Nagapattinam', 10.77, 79.84, 'Nagai, Negapatam'],
    ['Nagercoil', 8.18, 77.43, 'Nagarcoil'],
    ['Namakkal', 11.22, 78.17],
    ['Perambalur', 11.23, 78.88],
    ['Pudukkottai', 10.38, 78.82, 'Pudukottai'],
    ['Ramanathapuram', 9.37, 78.83, 'Ramnad'],
    ['Ranipet', 12.93, 79.33, 'Ranipettai'],
    ['Salem', 11.66, 78.15],
    ['Sivaganga', 9.85, 78.48, 'Sivagangai'],
    ['Tenkasi', 8.96, 77.32],
    ['Thanjavur', 10.79, 79.14, 'Tanjore, Tanjavur'],
    ['Theni', 10.01, 77.48],
    ['Thoothukudi', 8.76, 78.13, 'Tuticorin'],
    ['Tiruchirappalli', 10.79, 78.7, 'Trichy, Tiruchi, Trichinopoly, Thiruchirappalli'],
    ['Tirunelveli', 8.73, 77.7, 'Thirunelveli, Nellai, Tinnevelly'],
    ['Tirupathur', 12.49, 78.57, 'Tirupattur, Thirupathur'],
    ['Tiruppur', 11.11, 77.34, 'Tirupur, Thiruppur'],
    ['Tiruvallur', 13.14, 79.91, 'Thiruvallur'],
    ['Tiruvannamalai', 12.23, 79.07, 'Thiruvannamalai'],
    ['Tiruvarur', 10.77, 79.64, 'Thiruvarur'],
    ['Udhagamandalam', 11.41, 76.7, 'Ooty, Ootacamund, Udagamandalam'],
    ['Vellore', 12.92, 79.13, 'Velur'],
    ['Viluppuram', 11.94, 79.49, 'Villupuram'],
    ['Virudhunagar', 9.58, 77.96],
    ['Ambur', 12.79, 78.72],
    ['Arakkonam', 13.08, 79.67],
    ['Aruppukkottai', 9.51, 78.1, 'Aruppukottai'],
    ['Avadi', 13.11, 80.1],
    ['Chidambaram', 11.4, 79.69],
    ['Gobichettipalayam', 11.45, 77.44, 'Gobi'],
    ['Hosur', 12.74, 77.83],
    ['Karaikudi', 10.07, 78.78],
    ['Kovilpatti', 9.17, 77.87],
    ['Kumbakonam', 10.96, 79.38],
    ['Mettupalayam', 11.3, 76.94],
    ['Neyveli', 11.54, 79.48],
    ['Palani', 10.45, 77.52],
    ['Palayamkottai', 8.72, 77.74],
    ['Paramakudi', 9.55, 78.59],
    ['Pollachi', 10.66, 77.01],
    ['Rajapalayam', 9.45, 77.55],
    ['Rameswaram', 9.29, 79.31],
    ['Sankarankovil', 9.17, 77.53],
    ['Sivakasi', 9.45, 77.8],
    ['Srirangam', 10.86, 78.69],
    ['Srivilliputhur', 9.51, 77.63, 'Srivilliputtur'],
    ['Tambaram', 12.92, 80.12],
    ['Tindivanam', 12.23, 79.65],
    ['Tiruchendur', 8.5, 78.12, 'Thiruchendur'],
    ['Tiruchengode', 11.38, 77.9, 'Thiruchengode'],
    ['Udumalaipettai', 10.58, 77.25, 'Udumalpet'],
    ['Vaniyambadi', 12.68, 78.62],
    ['Virudhachalam', 11.52, 79.33, 'Vriddhachalam'],
  ],
  Kerala: [
    ['Alappuzha', 9.49, 76.33, 'Alleppey'],
    ['Kalpetta', 11.61, 76.08],
    ['Kannur', 11.87, 75.37, 'Cannanore'],
    ['Kasaragod', 12.5, 74.99, 'Kasargod'],
    ['Kochi', 9.97, 76.28, 'Cochin'],
    ['Kollam', 8.89, 76.6, 'Quilon'],
    ['Kottayam', 9.59, 76.52],
    ['Kozhikode', 11.25, 75.78, 'Calicut'],
    ['Malappuram', 11.07, 76.07],
    ['Painavu', 9.85, 76.94],
    ['Palakkad', 10.78, 76.65, 'Palghat'],
    ['Pathanamthitta', 9.26, 76.79],
    ['Thiruvananthapuram', 8.52, 76.94, 'Trivandrum'],
    ['Thrissur', 10.52, 76.21, 'Trichur'],
    ['Kakkanad', 10.02, 76.34],
    ['Ernakulam', 9.98, 76.28],
    ['Aluva', 10.11, 76.35, 'Alwaye'],
    ['Attingal', 8.7, 76.82],
    ['Chalakudy', 10.31, 76.33],
    ['Changanassery', 9.44, 76.54, 'Changanacherry'],
    ['Chengannur', 9.32, 76.61],
    ['Guruvayur', 10.59, 76.04],
    ['Irinjalakuda', 10.34, 76.21],
    ['Kanhangad', 12.31, 75.09],
    ['Kayamkulam', 9.17, 76.5],
    ['Kodungallur', 10.23, 76.19, 'Cranganore'],
    ['Muvattupuzha', 9.98, 76.58],
    ['Neyyattinkara', 8.4, 77.09],
    ['Ottapalam', 10.77, 76.38, 'Ottappalam'],
    ['Pala', 9.71, 76.68, 'Palai'],
    ['Payyannur', 12.1, 75.2],
    ['Perinthalmanna', 10.98, 76.23],
    ['Ponnani', 10.77, 75.93],
    ['Thalassery', 11.75, 75.49, 'Tellicherry'],
    ['Thiruvalla', 9.38, 76.57, 'Tiruvalla'],
    ['Thodupuzha', 9.9, 76.72],
    ['Tirur', 10.92, 75.92],
    ['Vadakara', 11.61, 75.59, 'Badagara'],
    ['Varkala', 8.73, 76.72],
  ],
  Karnataka: [
    ['Bengaluru', 12.97, 77.59, 'Bangalore'],
    ['Ballari', 15.14, 76.92, 'Bellary'],
    ['Belagavi', 15.85, 74.5, 'Belgaum'],
    ['Chikkamagaluru', 13.32, 75.77, 'Chikmagalur'],
    ['Chitradurga', 14.23, 76.4],
    ['Davanagere', 14.47, 75.92, 'Davangere'],
    ['Dharwad', 15.46, 75.01],
    ['Hassan', 13.0, 76.1],
    ['Hubballi', 15.36, 75.12, 'Hubli'],
    ['Kalaburagi', 17.33, 76.83, 'Gulbarga'],
    ['Karwar', 14.81, 74.13],
    ['Kolar', 13.14, 78.13],
    ['Madikeri', 12.42, 75.74, 'Mercara'],
    ['Mandya', 12.52, 76.9],
    ['Mangaluru', 12.91, 74.86, 'Mangalore'],
    ['Mysuru', 12.3, 76.64, 'Mysore'],
    ['Shivamogga', 13.93, 75.57, 'Shimoga'],
    ['Tumakuru', 13.34, 77.1, 'Tumkur'],
    ['Udupi', 13.34, 74.75],
    ['Vijayapura', 16.83, 75.72, 'Bijapur'],
  ],
  'Andhra Pradesh': [
    ['Amaravati', 16.51, 80.52],
    ['Anantapur', 14.68, 77.6, 'Anantapuram'],
    ['Chittoor', 13.22, 79.1],
    ['Eluru', 16.71, 81.1],
    ['Guntur', 16.3, 80.44],
    ['Kadapa', 14.47, 78.82, 'Cuddapah'],
    ['Kakinada', 16.99, 82.24],
    ['Kurnool', 15.83, 78.04],
    ['Machilipatnam', 16.19, 81.14, 'Masulipatnam, Bandar'],
    ['Nellore', 14.44, 79.99],
    ['Ongole', 15.51, 80.05],
    ['Rajamahendravaram', 17.0, 81.78, 'Rajahmundry'],
    ['Srikakulam', 18.3, 83.9],
    ['Tirupati', 13.63, 79.42, 'Thirupathi, Tirupathi'],
    ['Vijayawada', 16.51, 80.63, 'Bezawada'],
    ['Visakhapatnam', 17.69, 83.22, 'Vizag, Vishakhapatnam'],
    ['Vizianagaram', 18.11, 83.4],
  ],
  Telangana: [
    ['Hyderabad', 17.39, 78.49],
    ['Karimnagar', 18.44, 79.13],
    ['Khammam', 17.25, 80.15],
    ['Mahbubnagar', 16.75, 78.0, 'Mahabubnagar'],
    ['Nalgonda', 17.05, 79.27],
    ['Nizamabad', 18.67, 78.09],
    ['Secunderabad', 17.44, 78.5],
    ['Warangal', 17.97, 79.6],
  ],
  Puducherry: [
    ['Puducherry', 11.93, 79.83, 'Pondicherry, Pondy'],
    ['Karaikal', 10.93, 79.84],
    ['Mahe', 11.7, 75.54],
  ],
  Maharashtra: [
    ['Mumbai', 19.08, 72.88, 'Bombay'],
    ['Ahilyanagar', 19.1, 74.74, 'Ahmednagar'],
    ['Akola', 20.71, 77.0],
    ['Amravati', 20.93, 77.75],
    ['Chhatrapati Sambhajinagar', 19.88, 75.34, 'Aurangabad, Sambhajinagar'],
    ['Jalgaon', 21.01, 75.56],
    ['Kalyan', 19.24, 73.13],
    ['Kolhapur', 16.7, 74.24],
    ['Latur', 18.4, 76.58],
    ['Nagpur', 21.15, 79.09],
    ['Nanded', 19.15, 77.32],
    ['Nashik', 20.0, 73.79, 'Nasik'],
    ['Pune', 18.52, 73.86, 'Poona'],
    ['Ratnagiri', 16.99, 73.31],
    ['Sangli', 16.85, 74.58],
    ['Satara', 17.69, 74.0],
    ['Solapur', 17.66, 75.91, 'Sholapur'],
    ['Thane', 19.2, 72.97, 'Thana'],
  ],
  Goa: [
    ['Panaji', 15.5, 73.83, 'Panjim'],
    ['Margao', 15.27, 73.96, 'Madgaon'],
  ],
  Gujarat: [
    ['Gandhinagar', 23.22, 72.65],
    ['Ahmedabad', 23.02, 72.57, 'Amdavad'],
    ['Anand', 22.56, 72.96],
    ['Bhavnagar', 21.76, 72.15],
    ['Bhuj', 23.25, 69.67],
    ['Jamnagar', 22.47, 70.06],
    ['Junagadh', 21.52, 70.46],
    ['Palanpur', 24.17, 72.43],
    ['Porbandar', 21.64, 69.61],
    ['Rajkot', 22.3, 70.8],
    ['Surat', 21.17, 72.83],
    ['Vadodara', 22.31, 73.18, 'Baroda'],
    ['Valsad', 20.61, 72.93, 'Bulsar'],
  ],
  Rajasthan: [
    ['Jaipur', 26.91, 75.79],
    ['Ajmer', 26.45, 74.64],
    ['Alwar', 27.55, 76.63],
    ['Bikaner', 28.02, 73.31],
    ['Jodhpur', 26.29, 73.02],
    ['Kota', 25.18, 75.84],
    ['Udaipur', 24.58, 73.69],
  ],
  'Madhya Pradesh': [
    ['Bhopal', 23.26, 77.41],
    ['Gwalior', 26.22, 78.18],
    ['Indore', 22.72, 75.86],
    ['Jabalpur', 23.17, 79.95, 'Jubbulpore'],
    ['Rewa', 24.53, 81.3],
    ['Sagar', 23.84, 78.74, 'Saugor'],
    ['Ujjain', 23.18, 75.78],
  ],
  Chhattisgarh: [
    ['Raipur', 21.25, 81.63],
    ['Bhilai', 21.21, 81.38],
    ['Bilaspur', 22.08, 82.15],
  ],
  Odisha: [
    ['Bhubaneswar', 20.3, 85.82, 'Bhubaneshwar'],
    ['Berhampur', 19.31, 84.79, 'Brahmapur'],
    ['Cuttack', 20.46, 85.88],
    ['Puri', 19.81, 85.83],
    ['Rourkela', 22.26, 84.85],
    ['Sambalpur', 21.47, 83.97],
  ],
  'West Bengal': [
    ['Kolkata', 22.57, 88.36, 'Calcutta'],
    ['Asansol', 23.68, 86.98],
    ['Bardhaman', 23.23, 87.86, 'Burdwan'],
    ['Darjeeling', 27.04, 88.26],
    ['Durgapur', 23.52, 87.31],
    ['Howrah', 22.59, 88.31],
    ['Kharagpur', 22.33, 87.32],
    ['Siliguri', 26.73, 88.4],
  ],
  Bihar: [
    ['Patna', 25.59, 85.14],
    ['Bhagalpur', 25.24, 86.98],
    ['Darbhanga', 26.15, 85.9],
    ['Gaya', 24.8, 85.0],
    ['Muzaffarpur', 26.12, 85.39],
    ['Purnia', 25.78, 87.47, 'Purnea'],
  ],
  Jharkhand: [
    ['Ranchi', 23.34, 85.31],
    ['Bokaro', 23.67, 86.15],
    ['Dhanbad', 23.8, 86.43],
    ['Jamshedpur', 22.8, 86.2, 'Tatanagar'],
  ],
  'Uttar Pradesh': [
    ['Lucknow', 26.85, 80.95],
    ['Agra', 27.18, 78.01],
    ['Aligarh', 27.89, 78.08],
    ['Ayodhya', 26.8, 82.2],
    ['Bareilly', 28.36, 79.42],
    ['Ghaziabad', 28.67, 77.44],
    ['Gorakhpur', 26.76, 83.37],
    ['Jhansi', 25.45, 78.57],
    ['Kanpur', 26.45, 80.33, 'Cawnpore'],
    ['Mathura', 27.49, 77.67],
    ['Meerut', 28.98, 77.71],
    ['Moradabad', 28.84, 78.77],
    ['Noida', 28.57, 77.32],
    ['Prayagraj', 25.44, 81.85, 'Allahabad'],
    ['Varanasi', 25.32, 82.99, 'Banaras, Benares, Kashi'],
  ],
  Uttarakhand: [
    ['Dehradun', 30.32, 78.03, 'Dehra Dun'],
    ['Haridwar', 29.95, 78.16, 'Hardwar'],
    ['Nainital', 29.38, 79.46],
    ['Rishikesh', 30.09, 78.27],
  ],
  'Himachal Pradesh': [
    ['Shimla', 31.1, 77.17, 'Simla'],
    ['Dharamshala', 32.22, 76.32, 'Dharmsala'],
  ],
  Punjab: [
    ['Amritsar', 31.63, 74.87],
    ['Bathinda', 30.21, 74.95, 'Bhatinda'],
    ['Jalandhar', 31.33, 75.58, 'Jullundur'],
    ['Ludhiana', 30.9, 75.85],
    ['Pathankot', 32.27, 75.65],
    ['Patiala', 30.34, 76.39],
  ],
  Haryana: [
    ['Ambala', 30.38, 76.78],
    ['Faridabad', 28.41, 77.31],
    ['Gurugram', 28.46, 77.03, 'Gurgaon'],
    ['Hisar', 29.15, 75.72, 'Hissar'],
    ['Panipat', 29.39, 76.97],
    ['Rohtak', 28.9, 76.61],
  ],
  Chandigarh: [['Chandigarh', 30.73, 76.78]],
  Delhi: [
    ['New Delhi', 28.61, 77.21],
    ['Delhi', 28.65, 77.23],
  ],
  'Jammu and Kashmir': [
    ['Srinagar', 34.08, 74.8],
    ['Jammu', 32.73, 74.87],
  ],
  Ladakh: [['Leh', 34.16, 77.58]],
  Assam: [
    ['Dispur', 26.14, 91.79],
    ['Guwahati', 26.17, 91.75, 'Gauhati'],
    ['Dibrugarh', 27.48, 94.91],
    ['Jorhat', 26.75, 94.2],
    ['Silchar', 24.83, 92.78],
    ['Tezpur', 26.63, 92.8],
  ],
  'Arunachal Pradesh': [['Itanagar', 27.08, 93.61]],
  Manipur: [['Imphal', 24.81, 93.94]],
  Meghalaya: [['Shillong', 25.57, 91.88]],
  Mizoram: [['Aizawl', 23.73, 92.72]],
  Nagaland: [
    ['Kohima', 25.67, 94.11],
    ['Dimapur', 25.91, 93.73],
  ],
  Sikkim: [['Gangtok', 27.33, 88.61]],
  Tripura: [['Agartala', 23.83, 91.28]],
  'Andaman and Nicobar Islands': [['Port Blair', 11.67, 92.74, 'Sri Vijaya Puram']],
  'Dadra and Nagar Haveli and Daman and Diu': [
    ['Daman', 20.41, 72.83],
    ['Silvassa', 20.27, 73.0],
  ],
  Lakshadweep: [['Kavaratti', 10.57, 72.64]],
};

// Short and old names of states, in lowercase without blanks.
const otherStateNames: Readonly<Record<string, string>> = {
  tn: 'Tamil Nadu',
  madrasstate: 'Tamil Nadu',
  kl: 'Kerala',
  ka: 'Karnataka',
  mysorestate: 'Karnataka',
  ap: 'Andhra Pradesh',
  andhra: 'Andhra Pradesh',
  ts: 'Telangana',
  tg: 'Telangana',
  py: 'Puducherry',
  pondicherry: 'Puducherry',
  pondy: 'Puducherry',
  mh: 'Maharashtra',
  gj: 'Gujarat',
  rj: 'Rajasthan',
  mp: 'Madhya Pradesh',
  cg: 'Chhattisgarh',
  orissa: 'Odisha',
  wb: 'West Bengal',
  bengal: 'West Bengal',
  up: 'Uttar Pradesh',
  uk: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  hp: 'Himachal Pradesh',
  newdelhi: 'Delhi',
  nctofdelhi: 'Delhi',
  jk: 'Jammu and Kashmir',
  jammukashmir: 'Jammu and Kashmir',
  andamannicobarislands: 'Andaman and Nicobar Islands',
  andaman: 'Andaman and Nicobar Islands',
};

/** Lowercase letters only, without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const states = new Map([
  ...Object.keys(townsOfStates).map((state) => [plain(state), state] as const),
  ...Object.entries(otherStateNames),
]);

const places = new Map<string, Place>();
for (const [state, towns] of Object.entries(townsOfStates)) {
  for (const [name, latitude, longitude, otherNames] of towns) {
    for (const called of [name, ...(otherNames?.split(', ') ?? [])]) {
      places.set(plain(called), { name, state, latitude, longitude });
    }
  }
}

/** Towns by every known name, normalized. */
export const knownPlaces: ReadonlyMap<string, Place> = places;

/** The parsed place of birth. */
interface ReadPlace {
  /** The town, if its coordinates are known. */
  place: Place | null;
  /** Whether the text says that it is in India. */
  isInIndia: boolean;
}

const isCountry = (part: string) => /^(?:india|bharat)$/i.test(part.trim());
// Ignored: families also write the district and the post code.
const saysNothing = (part: string) => /^[\d\s-]*$|\b(?:district|dist|dt|taluk|tk)\b\.?/i.test(part);

/**
 * Parses a place of birth as families write it: "Madurai", "Madurai, Tamil Nadu". The first part is the town; the others
 * must be known and agree with it, because there is a Salem in Oregon too.
 */
export function readPlace(text: string): ReadPlace {
  const [first = '', ...rest] = text.split(/[,;()/]|\s-\s/).filter((part) => part.trim() !== '');
  const others = rest.filter((part) => !saysNothing(part) && !isCountry(part));
  const named = others.map((part) => states.get(plain(part)));
  const isUnderstood = named.every((state) => state !== undefined);
  const town = places.get(plain(first)) ?? places.get(plain(first.replace(/\s+(?:city|town)\s*$/i, '')));
  const place = town && isUnderstood && named.every((state) => state === town.state) ? town : null;
  const saysIndia = isUnderstood && (named.length > 0 || rest.some(isCountry));
  return { place, isInIndia: place !== null || saysIndia || isCountry(first) || states.has(plain(first)) };
}
