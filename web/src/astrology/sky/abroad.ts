import { indianZone } from '@/astrology/sky/place-in-words';
import { zoneSynonyms } from '@/astrology/sky/zones';

// Countries, and cities where families live or came from. None is in India; no time zone is guessed from them.
const countries =
  'Afghanistan, America, Bahrain, Bangladesh, Bhutan, Britain, Brunei, Burma, Canada, Ceylon, China, Denmark, East Pakistan, ' +
  'England, Fiji, Finland, France, Germany, Great Britain, Hong Kong, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Japan, Kenya, ' +
  'Kingdom of Saudi Arabia, KSA, Kuwait, Libya, Malaya, Malaysia, Maldives, Mauritius, Myanmar, Nepal, Netherlands, New Zealand, ' +
  'Nigeria, Northern Ireland, Norway, Oman, Pakistan, Philippines, Qatar, Reunion, Russia, Saudi, Saudi Arabia, Scotland, ' +
  'Seychelles, Singapore, South Africa, Sri Lanka, Sweden, Switzerland, Tanzania, Thailand, UAE, Uganda, UK, Ukraine, ' +
  'United Arab Emirates, United Kingdom, United States, United States of America, US, USA, Vietnam, Wales, Yemen, Zambia';
const cities =
  'Abu Dhabi, Aden, Ajman, Al Ain, Auckland, Bangkok, Batticaloa, Birmingham, Boston, Brisbane, California, Chicago, Chittagong, ' +
  'Colombo, Dacca, Dallas, Dammam, Dhaka, Doha, Dubai, Durban, East Bengal, Florida, Fujairah, Houston, Ipoh, ' +
  'Islamabad, Jaffna, Jakarta, Jeddah, Johannesburg, Johor, Johor Bahru, Kampala, Kandy, Karachi, Kathmandu, KL, Klang, ' +
  'Kuala Lumpur, Lahore, Leicester, London, Los Angeles, Malacca, Male, Manama, Manchester, Mandalay, Melbourne, Mombasa, ' +
  'Montreal, Muscat, Nairobi, New Jersey, New York, Ontario, Oregon, Paris, Penang, Perth, Peshawar, Rangoon, Ras Al Khaimah, ' +
  'Rawalpindi, Riyadh, Salalah, San Francisco, Selangor, Seremban, Sharjah, Sindh, Sydney, Sylhet, Texas, Toronto, Trincomalee, ' +
  'Vancouver, Vavuniya, Washington, Yangon';

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Names of countries and cities that are not in India, in lowercase letters alone. */
export const namesAbroad: ReadonlySet<string> = new Set([
  ...`${countries}, ${cities}`.split(', ').map(plain),
  ...Object.entries(zoneSynonyms).flatMap(([name, zone]) => (zone === indianZone ? [] : [plain(name)])),
]);
