/**
 * Births as an independent ephemeris has them: Swiss Ephemeris 2.10 in Moshier mode, Lahiri, mean node, a year of 365.25
 * days. Date, time and offset from UTC in minutes, degrees north and east. The lord of the first dasa and the years left of
 * it, the ends of the first and of the fourth dasa. The longitudes of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu
 * and the lagnam. The retrograde and the combust planets.
 */
type Row = readonly [
  date: string,
  time: string,
  utcOffset: number,
  latitude: number,
  longitude: number,
  lord: string,
  left: number,
  firstEnd: string,
  fourthEnd: string,
  degrees: readonly number[],
  retrograde: string,
  combust: string,
];

// prettier-ignore
const rows: readonly Row[] = [
  ['1935-02-11', '05:20', 330, 9.93, 78.12, 'Sun', 1.9931, '1937-02-08', '1972-02-08', [298.377, 35.571, 180.116, 310.274, 209.214, 318.389, 306.61, 277.126, 276.919], 'Mercury', 'Mercury Saturn'],
  ['1947-08-15', '00:00', 330, 28.61, 77.21, 'Saturn', 18.0735, '1965-09-10', '2009-09-10', [117.989, 93.984, 67.456, 103.674, 205.878, 112.561, 110.473, 35.07, 37.731], '', 'Venus Saturn'],
  ['1958-06-03', '13:45', 330, 8.52, 76.94, 'Ketu', 2.5954, '1961-01-06', '1997-01-06', [48.972, 248.39, 333.909, 32.001, 178.848, 9.217, 239.919, 185.986, 158.74], 'Jupiter Saturn', ''],
  ['1965-09-19', '22:10', 330, 13.08, 80.27, 'Rahu', 1.7242, '1967-06-11', '2019-06-11', [153.144, 78.723, 206.495, 146.356, 66.489, 193.504, 319.464, 44.743, 42.359], 'Saturn', 'Mercury'],
  ['1972-06-01', '04:16', 330, 16.25, 81.2, 'Sun', 4.7439, '1977-02-27', '2012-02-28', [47.072, 269.458, 78.919, 42.221, 252.824, 70.805, 46.56, 275.111, 26.547], 'Jupiter Venus', 'Mercury Saturn'],
  ['1979-12-30', '18:31', 330, 11.02, 76.96, 'Moon', 9.9361, '1989-12-06', '2030-12-07', [254.654, 40.085, 140.134, 242.161, 136.645, 286.024, 153.394, 128.398, 80.475], 'Jupiter', 'Mercury'],
  ['1984-02-29', '09:05', 330, 10.79, 78.7, 'Moon', 4.3033, '1988-06-19', '2029-06-19', [316.109, 287.596, 207.957, 308.829, 254.074, 288.631, 202.735, 47.765, 0.555], 'Saturn', 'Mercury'],
  ['1988-09-27', '23:59', 330, 19.08, 72.88, 'Ketu', 2.4026, '1991-02-22', '2027-02-22', [161.157, 8.757, 341.637, 183.287, 42.412, 118.55, 242.877, 319.129, 71.326], 'Mars Jupiter', ''],
  ['1991-07-31', '15:37', 330, 26.85, 80.95, 'Saturn', 14.2446, '2005-10-28', '2049-10-28', [103.975, 336.67, 136.091, 129.84, 116.952, 133.56, 279.436, 264.195, 235.961], 'Saturn', ''],
  ['1994-11-03', '07:02', 480, 1.35, 103.82, 'Rahu', 16.3087, '2011-02-24', '2063-02-24', [196.508, 187.919, 111.559, 178.289, 208.169, 196.519, 311.927, 201.106, 199.588], 'Venus Saturn', 'Moon Venus'],
  ['1998-08-14', '06:05', 330, 9.93, 78.12, 'Venus', 15.0933, '2013-09-17', '2036-09-16', [117.208, 16.604, 91.778, 117.149, 333.061, 96.94, 9.79, 127.974, 115.543], 'Mercury Jupiter', 'Mercury'],
  ['2000-04-28', '05:50', -240, 42.36, -71.06, 'Mars', 2.2466, '2002-07-27', '2055-07-28', [14.551, 302.387, 32.343, 2.702, 21.697, 2.809, 24.989, 94.939, 15.353], '', 'Mercury Jupiter Saturn'],
  ['2003-08-27', '20:20', 60, 51.51, -0.13, 'Ketu', 1.1074, '2004-10-05', '2040-10-05', [130.204, 131.224, 311.368, 152.391, 126.185, 132.69, 76.327, 30.48, 325.332], 'Mars', 'Moon Jupiter Venus'],
  ['2005-12-24', '12:12', 330, 13.08, 80.27, 'Moon', 7.2148, '2013-03-12', '2054-03-12', [248.611, 163.714, 15.533, 230.486, 198.066, 277.527, 106.45, 345.465, 340.502], 'Saturn', ''],
];

export const birthsOfReference = rows.map(
  ([date, time, utcOffset, latitude, longitude, lord, left, firstEnd, fourthEnd, degrees, retrograde, combust]) => ({
    date,
    time,
    utcOffset,
    latitude,
    longitude,
    lord,
    left,
    firstEnd,
    fourthEnd,
    degrees,
    retrograde,
    combust,
  }),
);
