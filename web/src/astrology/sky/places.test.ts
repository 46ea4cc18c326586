import { describe, expect, it } from 'vitest';
import { knownPlaces, readPlace } from '@/astrology/sky/places';
import { townsOfDistricts } from '@/astrology/sky/states';

const townOf = (text: string) => readPlace(text).place?.name ?? null;
const nowhere = { place: null, isPart: false, isInIndia: false };
const somewhereInIndia = { place: null, isPart: false, isInIndia: true };

describe('a place of birth', () => {
  it.each([
    ['Madurai, Tamil Nadu', 'Madurai'],
    ['Madurai', 'Madurai'],
    ['  madurai ,TN', 'Madurai'],
    ['Madras', 'Chennai'],
    ['Chennai - 600017', 'Chennai'],
    ['Trichy (Tamilnadu)', 'Tiruchirappalli'],
    ['Salem, Salem Dt., Tamil Nadu, India', 'Salem'],
    ['Bangalore', 'Bengaluru'],
    ['Thanjavur town', 'Thanjavur'],
    ['Calicut, Kerala', 'Kozhikode'],
    ['New Delhi', 'New Delhi'],
    ['Bombay, Maharashtra, Bharat', 'Mumbai'],
    ['Dehradun, UK', 'Dehradun'],
    ['Kochi, KL', 'Kochi'],
    ['Amritsar, Punjab', 'Amritsar'],
    ['Calcutta, Bengal', 'Kolkata'],
    // The district or its town follows.
    ['Pollachi, Coimbatore', 'Pollachi'],
    ['Aluva, Ernakulam', 'Aluva'],
    ['Pattukkottai, Thanjavur, Tamil Nadu', 'Pattukkottai'],
    ['Coonoor, The Nilgiris', 'Coonoor'],
    ['Munnar, Idukki Dist, Kerala', 'Munnar'],
    ['Puttur, Dakshina Kannada', 'Puttur'],
    ['Tamil Nadu, Madurai', 'Madurai'],
    // No comma before the state or the country.
    ['Chennai Tamil Nadu', 'Chennai'],
    ['Chennai TN', 'Chennai'],
    ['Bangalore, Karnataka State', 'Bengaluru'],
    ['Salem Tamil Nadu India', 'Salem'],
    ['Pollachi, Coimbatore Tamil Nadu', 'Pollachi'],
    // States were divided in 2000 and 2014.
    ['Hyderabad, Andhra Pradesh', 'Hyderabad'],
    ['Warangal, A.P.', 'Warangal'],
    ['Ranchi, Bihar', 'Ranchi'],
    ['Madras, Madras State', 'Chennai'],
    ['Palghat, Madras State', 'Palakkad'],
  ])('is recognised: %s', (text, town) => {
    expect(readPlace(text)).toMatchObject({ place: { name: town }, isPart: false, isInIndia: true });
  });

  it.each([
    ['Anna Nagar, Chennai', 'Chennai'],
    ['Anna Nagar, Chennai, Tamil Nadu', 'Chennai'],
    ['12/3 Car Street, Mylapore, Chennai TN', 'Chennai'],
    ['Andheri, Mumbai', 'Mumbai'],
    ['Karol Bagh, New Delhi', 'New Delhi'],
  ])('is a part of a city: %s', (text, town) => {
    expect(readPlace(text)).toMatchObject({ place: { name: town }, isPart: true, isInIndia: true });
  });

  it.each([
    'London, UK',
    'London UK',
    'Sentul, KL',
    'KL',
    'Nagercoil, KL',
    'Punjab, Pakistan',
    'Delhi, New York',
    'Puducherry, France',
    'Puducherry France',
    'Lahore, Punjab',
    'Sialkot, Punjab',
    'Punjab',
    'Lahore, Punjab, India',
    'Dhaka, Bengal',
    'Bengal',
    'Colombo, Tamil Nadu',
    'Madras, Oregon',
    'Delhi, CA',
    'Springfield, MP',
    'Melur, TN',
    'Salem, Oregon',
    'Salem, Oregon, India',
    'Hyderabad, Sindh',
    'Delhi, Westminster District',
    'Egmore',
    'Singapore',
    'Dubai, UAE',
    'Kuala Lumpur',
    'Kottayam to Pala',
    '',
    ' , ',
    '625001',
    // The longest that may be entered.
    'W '.repeat(60),
    'TN '.repeat(40),
  ])('is not guessed: "%s"', (text) => {
    expect(readPlace(text)).toEqual(nowhere);
  });

  it.each([
    'Melur, Tamil Nadu',
    'Melur, Madurai',
    'Kilavalavu Village, Melur Taluk, Madurai Dt',
    // The district, which has a town of its name.
    'Vellore Dist',
    'Erode Dt, TN',
    'Madurai Road, Melur, Madurai, TN',
    'Kerala',
    'Punjab, India',
    'Moga, Punjab, India',
    'Thirukadaiyur, India',
    'Udaipur, Tamil Nadu',
    'Salem, Kerala',
    'Hosur, Bangalore',
    'Chennai, Madurai',
    'Gandhi Nagar, Chennai',
    // In two states, or twice in one.
    'Puttur',
    'Aurangabad',
    'Tirupathur',
    'Tirupathur, Tamil Nadu',
  ])('is in India, wherever: %s', (text) => {
    expect(readPlace(text)).toEqual(somewhereInIndia);
  });

  it('is the one that the state or the district tells, where a name stands twice', () => {
    expect(readPlace('Puttur, AP').place).toMatchObject({ state: 'Andhra Pradesh' });
    expect(readPlace('Puttur, Karnataka').place).toMatchObject({ state: 'Karnataka' });
    expect(readPlace('Aurangabad, Bihar').place).toMatchObject({ latitude: 24.75 });
    expect(readPlace('Aurangabad, Maharashtra').place).toMatchObject({ latitude: 19.88 });
    expect(readPlace('Tirupathur, Sivaganga').place).toMatchObject({ latitude: 10.11 });
    expect(readPlace('Tirupathur, Vellore').place).toMatchObject({ latitude: 12.49 });
  });
});

describe('the towns', () => {
  const places = [...new Set([...knownPlaces.values()].flat())];

  it('are in India, by every name', () => {
    expect(places.length).toBeGreaterThan(600);
    expect([...knownPlaces.keys()].every((key) => key !== '')).toBe(true);
    for (const { name, latitude, longitude } of places) {
      expect([name, latitude > 6.5 && latitude < 35.5, longitude > 68 && longitude < 97.5]).toEqual([name, true, true]);
    }
  });

  it('lie in their states, the southern ones', () => {
    const frames: Readonly<Record<string, readonly [number, number, number, number]>> = {
      'Tamil Nadu': [8.0, 13.6, 76.2, 80.4],
      Kerala: [8.2, 12.8, 74.8, 77.5],
      Karnataka: [11.6, 18.5, 74.0, 78.6],
      'Andhra Pradesh': [12.6, 19.2, 76.7, 84.8],
      Telangana: [15.8, 19.95, 77.2, 81.4],
    };
    const outside = places.filter(({ state, latitude, longitude }) => {
      const [south, north, west, east] = frames[state] ?? [-90, 90, -180, 180];
      return latitude < south || latitude > north || longitude < west || longitude > east;
    });
    expect(outside).toEqual([]);
  });

  it('stand once each: two of one name and state lie far apart', () => {
    for (const sharing of knownPlaces.values()) {
      for (const [at, one] of sharing.entries()) {
        for (const other of sharing.slice(at + 1)) {
          const apart = Math.abs(one.latitude - other.latitude) + Math.abs(one.longitude - other.longitude);
          expect([one.name, other.name, apart > 0.2]).toEqual([one.name, other.name, true]);
        }
      }
    }
  });

  it('read back by name and state, unless two are called so there', () => {
    for (const place of places) {
      const sharing = knownPlaces.get(place.name.toLowerCase().replace(/[^a-z]/g, '')) ?? [];
      const isAlone = sharing.filter(({ state }) => state === place.state).length === 1;
      const written = `${place.name}, ${place.state}`;
      expect([written, readPlace(written).place]).toEqual([written, isAlone ? place : null]);
    }
  });

  it('holds the capitals, and every district of Tamil Nadu and Kerala', () => {
    const capitals =
      'Amaravati Itanagar Dispur Patna Raipur Panaji Gandhinagar Chandigarh Shimla Ranchi Bengaluru Thiruvananthapuram Bhopal Mumbai Imphal Shillong Aizawl Kohima Bhubaneswar Jaipur Gangtok Chennai Hyderabad Agartala Lucknow Dehradun Kolkata Delhi Srinagar Leh Puducherry Kavaratti Daman';
    const tamilNadu =
      'Ariyalur Chengalpattu Chennai Coimbatore Cuddalore Dharmapuri Dindigul Erode Kallakurichi Kanchipuram Nagercoil Karur Krishnagiri Madurai Mayiladuthurai Nagapattinam Namakkal Udhagamandalam Perambalur Pudukkottai Ramanathapuram Ranipet Salem Sivaganga Tenkasi Thanjavur Theni Thoothukudi Tiruchirappalli Tirunelveli Tiruppur Tiruvallur Tiruvannamalai Tiruvarur Vellore Viluppuram Virudhunagar';
    const kerala =
      'Alappuzha Kakkanad Painavu Kannur Kasaragod Kollam Kottayam Kozhikode Malappuram Palakkad Pathanamthitta Thiruvananthapuram Thrissur Kalpetta';
    // And Tirupathur, which stands twice.
    expect(tamilNadu.split(' ')).toHaveLength(37);
    expect(kerala.split(' ')).toHaveLength(14);
    const missing = `${capitals} ${tamilNadu} ${kerala}`.split(' ').filter((name) => townOf(name) !== name);
    expect(missing).toEqual([]);
  });

  it('stand for their districts', () => {
    for (const [district, town] of Object.entries(townsOfDistricts)) {
      expect(townOf(town), district).toBe(town);
      expect(readPlace(`A village, ${district}`), district).toEqual(somewhereInIndia);
    }
  });

  it('stand where the map has them, one from another', () => {
    const at = (name: string) => readPlace(name).place ?? { latitude: NaN, longitude: NaN };
    expect(at('Kanyakumari').latitude).toBeLessThan(at('Nagercoil').latitude);
    expect(at('Nagercoil').latitude).toBeLessThan(at('Chennai').latitude);
    expect(at('Kozhikode').longitude).toBeLessThan(at('Coimbatore').longitude);
    expect(at('Mumbai').longitude).toBeLessThan(at('Kolkata').longitude);
    expect(at('Leh').latitude).toBeGreaterThan(at('Delhi').latitude);
  });
});
