/** A demo person, as in ../../02_profile_details.sql, from whose birth a chart is drawn. */
interface ChartBirth {
  person: number;
  date: string;
  time: string;
  place: string;
  /** The time that the family's astrologer took, where the chart differs on purpose from the one that the site computes. */
  familyTime?: string;
}

/** One for each birth star, from Ashwini to Revati. 01_registered_users.sql names the same people. */
export const chartBirths: readonly ChartBirth[] = [
  { person: 840, date: '2000-01-15', time: '08:57', place: 'Coimbatore, Tamil Nadu' },
  { person: 999, date: '1996-08-06', time: '05:59', place: 'Madurai, Tamil Nadu' },
  { person: 734, date: '2001-01-06', time: '09:19', place: 'Kolhapur, Maharashtra' },
  // Noon for midnight.
  { person: 971, date: '2004-01-05', time: '00:24', place: 'Belagavi, Karnataka', familyTime: '12:24' },
  // Morning for evening.
  { person: 957, date: '2004-02-29', time: '20:36', place: 'Ahmedabad, Gujarat', familyTime: '08:36' },
  { person: 920, date: '1991-10-28', time: '15:24', place: 'Kollam, Kerala' },
  { person: 897, date: '1997-02-19', time: '09:03', place: 'Guntur, Andhra Pradesh' },
  { person: 926, date: '2000-07-03', time: '21:30', place: 'Ludhiana, Punjab' },
  { person: 910, date: '2002-01-29', time: '19:36', place: 'Erode, Tamil Nadu' },
  { person: 1000, date: '2000-09-25', time: '13:15', place: 'Coimbatore, Tamil Nadu' },
  { person: 787, date: '1997-04-18', time: '13:57', place: 'Udaipur, Rajasthan' },
  { person: 998, date: '1997-02-24', time: '13:45', place: 'Ernakulam, Kerala' },
  { person: 949, date: '1994-08-11', time: '10:29', place: 'Indore, Madhya Pradesh' },
  { person: 970, date: '1995-05-12', time: '17:41', place: 'Kumbakonam, Tamil Nadu' },
  { person: 835, date: '1996-12-08', time: '01:35', place: 'Nalgonda, Telangana' },
  { person: 756, date: '1996-05-31', time: '12:01', place: 'Tiruchirappalli, Tamil Nadu' },
  { person: 638, date: '1997-12-27', time: '05:13', place: 'Surat, Gujarat' },
  { person: 889, date: '1996-08-24', time: '01:54', place: 'Karimnagar, Telangana' },
  { person: 936, date: '2000-04-23', time: '17:55', place: 'Hubballi, Karnataka' },
  { person: 693, date: '1998-05-16', time: '04:37', place: 'Ernakulam, Kerala' },
  { person: 791, date: '1997-02-06', time: '02:21', place: 'Thanjavur, Tamil Nadu' },
  // An hour later.
  { person: 995, date: '1997-04-03', time: '10:12', place: 'Gwalior, Madhya Pradesh', familyTime: '11:12' },
  { person: 946, date: '1994-05-31', time: '11:43', place: 'New Delhi, Delhi' },
  { person: 567, date: '1997-02-09', time: '04:04', place: 'Vellore, Tamil Nadu' },
  { person: 816, date: '1996-08-29', time: '19:54', place: 'Khammam, Telangana' },
  { person: 829, date: '2004-08-04', time: '16:43', place: 'Kumbakonam, Tamil Nadu' },
  { person: 506, date: '2001-03-26', time: '11:29', place: 'Meerut, Uttar Pradesh' },
];
