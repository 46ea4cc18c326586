import { describe, expect, it } from 'vitest';
import { knownPlaces, readPlace } from '@/astrology/sky/places';

const townOf = (text: string) => readPlace(text).place?.name ?? null;

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
  ])('is recognised: %s', (text, town) => {
    expect(townOf(text)).toBe(town);
    expect(readPlace(text).isInIndia).toBe(true);
  });

  it.each(['Salem, Oregon', 'Salem, Oregon, India', 'Hyderabad, Sindh', 'Egmore', 'Singapore', 'Kottayam to Pala', ''])(
    'is not guessed: "%s"',
    (text) => {
      expect(readPlace(text)).toEqual({ place: null, isInIndia: false });
    },
  );

  it.each(['Melur, Tamil Nadu', 'Aurangabad, Bihar', 'Kerala', 'Thirukadaiyur, India', 'Udaipur, Tripura'])(
    'is in India, wherever: %s',
    (text) => {
      expect(readPlace(text)).toEqual({ place: null, isInIndia: true });
    },
  );
});

describe('the towns', () => {
  const towns = [...new Set([...knownPlaces.values()].map(({ name, state }) => `${name}, ${state}`))];

  it('are in India, each with one place, by every name', () => {
    expect(towns.length).toBeGreaterThan(200);
    const keys = [...knownPlaces.keys()];
    expect(keys.every((key) => key !== '')).toBe(true);
    for (const { name, latitude, longitude } of knownPlaces.values()) {
      expect([name, latitude > 6.5 && latitude < 35.5, longitude > 68 && longitude < 97.5]).toEqual([name, true, true]);
    }
  });

  it.each(towns)('reads back as it is said: %s', (said) => {
    const { place } = readPlace(said);
    expect(place && `${place.name}, ${place.state}`).toBe(said);
  });

  it('holds the capitals, and every district of Tamil Nadu and Kerala', () => {
    const capitals =
      'Amaravati Itanagar Dispur Patna Raipur Panaji Gandhinagar Chandigarh Shimla Ranchi Bengaluru Thiruvananthapuram Bhopal Mumbai Imphal Shillong Aizawl Kohima Bhubaneswar Jaipur Gangtok Chennai Hyderabad Agartala Lucknow Dehradun Kolkata Delhi Srinagar Leh Puducherry Kavaratti Daman';
    const tamilNadu =
      'Ariyalur Chengalpattu Chennai Coimbatore Cuddalore Dharmapuri Dindigul Erode Kallakurichi Kanchipuram Nagercoil Karur Krishnagiri Madurai Mayiladuthurai Nagapattinam Namakkal Udhagamandalam Perambalur Pudukkottai Ramanathapuram Ranipet Salem Sivaganga Tenkasi Thanjavur Theni Thoothukudi Tiruchirappalli Tirunelveli Tirupathur Tiruppur Tiruvallur Tiruvannamalai Tiruvarur Vellore Viluppuram Virudhunagar';
    const kerala =
      'Alappuzha Kakkanad Painavu Kannur Kasaragod Kollam Kottayam Kozhikode Malappuram Palakkad Pathanamthitta Thiruvananthapuram Thrissur Kalpetta';
    expect(tamilNadu.split(' ')).toHaveLength(38);
    expect(kerala.split(' ')).toHaveLength(14);
    const missing = `${capitals} ${tamilNadu} ${kerala}`.split(' ').filter((name) => townOf(name) !== name);
    expect(missing).toEqual([]);
  });

  it('stand where the map has them, one from another', () => {
    const at = (name: string) => readPlace(name).place ?? { latitude: NaN, longitude: NaN };
    expect(at('Kanyakumari, Tamil Nadu').latitude).toBeNaN();
    expect(at('Nagercoil').latitude).toBeLessThan(at('Chennai').latitude);
    expect(at('Kozhikode').longitude).toBeLessThan(at('Coimbatore').longitude);
    expect(at('Mumbai').longitude).toBeLessThan(at('Kolkata').longitude);
    expect(at('Leh').latitude).toBeGreaterThan(at('Delhi').latitude);
  });
});
