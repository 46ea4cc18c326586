// Written by `make types` from the lists of the database. Do not edit.

/** Values of the field gender. */
export const genderChoices = ['bride', 'groom'] as const;

/** Values of the field religion. */
export const religionChoices = ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion'] as const;

/** Values of the field birth_time_certainty. */
export const birthTimeCertaintyChoices = ['Exact', 'Approximate', 'Not known'] as const;

/** Values of the field birth_zone. */
export const birthZoneChoices = ['Asia/Kolkata', 'Asia/Colombo', 'Indian/Maldives', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Karachi', 'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Singapore', 'Asia/Dubai', 'Asia/Riyadh', 'Asia/Qatar', 'Asia/Hong_Kong', 'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Africa/Nairobi', 'Africa/Johannesburg', 'Indian/Mauritius', 'Pacific/Fiji', 'Europe/London', 'Europe/Berlin', 'Europe/Paris', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Indiana/Indianapolis', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu', 'America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Regina', 'America/Edmonton', 'America/Vancouver', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth', 'Pacific/Auckland'] as const;

/** Values of the field birth_star. */
export const birthStarChoices = ['Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha', 'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati'] as const;

/** Values of the field rasi. */
export const rasiChoices = ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'] as const;

/** Values of the field chart_almanac. */
export const chartAlmanacChoices = ['Thirukanitha', 'Vakya', 'Not known'] as const;

/** Values of the field mangal_dosha. */
export const mangalDoshaChoices = ['No', 'Yes', 'Anshik (partial)', 'Don\'t know'] as const;

/** Values of the field income. */
export const incomeChoices = ['Below 2', '2 to 3', '3 to 5', '5 to 7', '7 to 10', '10 to 15', '15 to 20', '20 to 30', '30 to 50', '50 and above'] as const;

/** Values of the field income_shown_to. */
export const incomeShownToChoices = ['Bureau only', 'Approved contact', 'Members'] as const;

/** Values of the field mother_tongue. */
export const motherTongueChoices = ['Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi', 'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'] as const;

/** Values of the field marital_status. */
export const maritalStatusChoices = ['Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'] as const;

/** Values of the field children_live_with. */
export const childrenLiveWithChoices = ['This parent', 'Other parent', 'Both in turn', 'Somebody else'] as const;

/** Values of the field diet. */
export const dietChoices = ['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'] as const;

/** Values of the field whose_phone. */
export const whosePhoneChoices = ['Self', 'Father', 'Mother', 'Brother', 'Sister', 'Uncle or guardian', 'Other'] as const;

/** Values of the field source. */
export const sourceChoices = ['Walk-in', 'Newspaper', 'Temple', 'Relative or friend', 'Meet', 'Website', 'Other bureau', 'Other'] as const;

/** The fields of a person by column. The largest of a text is the most characters, that of a number its highest value. */
export const fieldRules = {
  'name': { table: 'RegisteredUsers', kind: 'text', largest: 120, proposable: true },
  'own_script_name': { table: 'RegisteredUsers', kind: 'text', largest: 120, proposable: true },
  'gender': { table: 'RegisteredUsers', kind: 'choice', choices: genderChoices, proposable: false },
  'age': { table: 'RegisteredUsers', kind: 'age', smallest: 18, largest: 100, proposable: false },
  'religion': { table: 'RegisteredUsers', kind: 'choice', choices: religionChoices, proposable: true },
  'location': { table: 'RegisteredUsers', kind: 'text', largest: 120, proposable: true },
  'first_img': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'second_img': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'third_img': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'birth_chart': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'date_of_birth': { table: 'profile_details', kind: 'date', proposable: true },
  'time_of_birth': { table: 'profile_details', kind: 'time', proposable: true },
  'birth_time_certainty': { table: 'profile_details', kind: 'choice', choices: birthTimeCertaintyChoices, proposable: true },
  'place_of_birth': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'birth_coordinates': { table: 'profile_details', kind: 'coordinates', proposable: true },
  'birth_zone': { table: 'profile_details', kind: 'choice', choices: birthZoneChoices, proposable: true },
  'birth_star': { table: 'profile_details', kind: 'choice', choices: birthStarChoices, proposable: true },
  'star_pada': { table: 'profile_details', kind: 'number', smallest: 1, largest: 4, proposable: true },
  'rasi': { table: 'profile_details', kind: 'choice', choices: rasiChoices, proposable: true },
  'chart_almanac': { table: 'profile_details', kind: 'choice', choices: chartAlmanacChoices, proposable: true },
  'gothram': { table: 'profile_details', kind: 'text', largest: 80, proposable: true },
  'lagnam': { table: 'profile_details', kind: 'choice', choices: rasiChoices, proposable: true },
  'mangal_dosha': { table: 'profile_details', kind: 'choice', choices: mangalDoshaChoices, proposable: true },
  'other_dosha': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'height': { table: 'profile_details', kind: 'number', smallest: 100, largest: 250, proposable: true },
  'education': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'job': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'work_place': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'income': { table: 'income_details', kind: 'choice', choices: incomeChoices, proposable: true },
  'income_shown_to': { table: 'income_details', kind: 'choice', choices: incomeShownToChoices, proposable: true },
  'native_place': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'caste': { table: 'profile_details', kind: 'text', largest: 80, proposable: true },
  'kulam': { table: 'profile_details', kind: 'text', largest: 80, proposable: true },
  'mother_tongue': { table: 'profile_details', kind: 'choice', choices: motherTongueChoices, proposable: true },
  'marital_status': { table: 'profile_details', kind: 'choice', choices: maritalStatusChoices, proposable: true },
  'children': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'children_live_with': { table: 'profile_details', kind: 'choice', choices: childrenLiveWithChoices, proposable: true },
  'diet': { table: 'profile_details', kind: 'choice', choices: dietChoices, proposable: true },
  'father\'s_name': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'mother\'s_name': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'father\'s_job': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'mother\'s_job': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'number_of_siblings': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'brothers': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'married_brothers': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'sisters': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'married_sisters': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'phone_number': { table: 'contact_details', kind: 'phone', proposable: false },
  'whose_phone': { table: 'contact_details', kind: 'choice', choices: whosePhoneChoices, proposable: false },
  'second_phone_number': { table: 'contact_details', kind: 'phone', proposable: false },
  'whose_second_phone': { table: 'contact_details', kind: 'choice', choices: whosePhoneChoices, proposable: false },
  'email': { table: 'contact_details', kind: 'email', largest: 254, proposable: false },
  'address': { table: 'contact_details', kind: 'text', largest: 400, proposable: false },
  'assets': { table: 'contact_details', kind: 'text', largest: 400, proposable: false },
  'old_number': { table: 'office_details', kind: 'text', largest: 20, proposable: false },
  'source': { table: 'office_details', kind: 'choice', choices: sourceChoices, proposable: false },
  'source_name': { table: 'office_details', kind: 'text', largest: 120, proposable: false },
  'share_agreed': { table: 'office_details', kind: 'text', largest: 120, proposable: false },
} as const;

/** The filters of profiles, with the field that each one is about. */
export const filterRules = {
  'looking_for': { kind: 'choice', field: 'gender', forVisitors: true },
  'age_from': { kind: 'from', field: 'age', forVisitors: true },
  'age_to': { kind: 'to', field: 'age', forVisitors: true },
  'religion': { kind: 'choices', field: 'religion', forVisitors: true },
  'location': { kind: 'place', field: 'location', forVisitors: true },
  'with_picture': { kind: 'flag', field: 'first_img', forVisitors: true },
  'height_from': { kind: 'from', field: 'height', forVisitors: false },
  'height_to': { kind: 'to', field: 'height', forVisitors: false },
  'caste': { kind: 'words', field: 'caste', forVisitors: false },
  'mother_tongue': { kind: 'choices', field: 'mother_tongue', forVisitors: false },
  'education': { kind: 'words', field: 'education', forVisitors: false },
  'occupation': { kind: 'words', field: 'job', forVisitors: false },
  'work_place': { kind: 'words', field: 'work_place', forVisitors: false },
  'native_place': { kind: 'words', field: 'native_place', forVisitors: false },
  'income': { kind: 'choices', field: 'income', forVisitors: false },
  'birth_star': { kind: 'choices', field: 'birth_star', forVisitors: false },
  'rasi': { kind: 'choices', field: 'rasi', forVisitors: false },
  'marital_status': { kind: 'choices', field: 'marital_status', forVisitors: false },
  'mangal_dosha': { kind: 'choices', field: 'mangal_dosha', forVisitors: false },
  'diet': { kind: 'choices', field: 'diet', forVisitors: false },
  'other_gothram': { kind: 'other words', field: 'gothram', forVisitors: false },
  'other_kulam': { kind: 'other words', field: 'kulam', forVisitors: false },
  'stars': { kind: 'stars', field: 'birth_star', forVisitors: false },
  'matches_star': { kind: 'star score', field: 'birth_star', forVisitors: false },
  'search': { kind: 'search', forVisitors: false },
} as const;

/** The statuses of a profile. waiting: not verified yet. visible: shown to others. own: members may set it themselves. */
export const statusRules = {
  'draft': { waiting: true, visible: false, own: false },
  'submitted': { waiting: true, visible: false, own: false },
  'verified': { waiting: false, visible: true, own: false },
  'changes requested': { waiting: true, visible: false, own: false },
  'on hold': { waiting: false, visible: false, own: true },
  'engaged': { waiting: false, visible: false, own: true },
  'married': { waiting: false, visible: false, own: true },
  'withdrawn': { waiting: false, visible: false, own: false },
} as const;

export const verificationItems = ['Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'] as const;
