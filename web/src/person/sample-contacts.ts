// Texts for tests of the rule for phone numbers, in the client and in the database.

/** Phone numbers as people write them where they should not. */
export const numbersInTexts = [
  '98450 12345',
  '+91-98450-12345',
  '9845O 12345',
  '98l50 I2345',
  '9.8.4.5.0.1.2.3.4.5',
  '9a8a4a5a0a1a2a3a4a5',
  '①②③④⑤⑥⑦',
  '𝟗𝟖𝟒𝟓𝟎𝟏𝟐𝟑𝟒𝟓',
  '９８４５０１２３４５',
  '९८४५०१२३४५',
];

/** Texts that only look like them. */
export const textsWithoutContact = [
  `B.E., 2015-2019, 5' 4"`,
  '10th 2008 98%',
  '10th 2008 98%, 12th 2010 95.5%, B.E. 2010-2014 82%',
  '12,00,000 - 15,00,000',
  'Rs. 1,20,000 a month',
  '12.05.1990 - 15.06.2010',
  'B.Sc. 2010-13, M.Sc. 2013-15',
  'Manager (2015–2019), since 2020',
  'Asst. Manager at T.C.S., Coimbatore 641 001',
  'Team lead @ Infosys, 12 LPA',
  'கணினி பொறியாளர், மின்வாரியம்',
  'क्षेत्रीय अधिकारी',
  'José Ñandú, née D’Souza',
];
