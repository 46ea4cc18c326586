import { groom, type Groom } from './cast-types.ts';

/** The 24 grooms; columns as with the brides. */
// oxfmt-ignore
const rows: readonly Groom[] = [
  [2, 'Hindu', 'young', [4, '01', '04', 1, 1.3], ['variant08'], ['kurta', 'shirt', 'waistcoat'], { beard: 'stubble' }],
  [4, 'Hindu', 'elder', [5, '03', '05', 0.9, 1.4], ['variant47'], ['angavastram', 'shirt', 'kurta'], { grey: true, moustache: true, glasses: 'variant04', glassesIn: [1, 2], mark: 'vibhuti' }],
  [6, 'Hindu', 'middle', [2, '04', '04', 0.95, 1.3], ['variant02'], ['shirt', 'kurta', 'suit'], { glasses: 'variant04', glassesIn: [1, 2, 3] }],
  [8, 'Sikh', 'middle', [1, '01', '01', 0.95, 1.4], ['variant28'], ['kurta', 'suit', 'shirt'], { covers: ['turban'], beard: 'full', moustache: true }],
  [10, 'Hindu', 'middle', [6, '03', '05', 0.95, 1.5], ['variant22'], ['angavastram', 'kurta', 'shirt'], { moustache: true, mark: 'tilak' }],
  [12, 'Christian', 'middle', [3, '02', '04', 0.95, 1.2], ['variant01'], ['suit', 'shirt', 'suit'], { moustache: true }],
  [14, 'Hindu', 'elder', [3, '01', '01', 0.9, 1.3], ['variant01'], ['kurta', 'shirt', 'waistcoat'], { grey: true, moustache: true }],
  [16, 'Muslim', 'middle', [2, '04', '04', 1, 1.3], ['variant02'], ['kurta', 'waistcoat', 'shirt'], { beard: 'short', moustache: true, covers: ['cap'] }],
  [18, 'Hindu', 'middle', [7, '01', '05', 1, 1.4], ['variant39'], ['shirt', 'angavastram', 'kurta'], { moustache: true, mark: 'vibhuti' }],
  [20, 'Jain', 'middle', [1, '03', '04', 0.95, 1.2], ['variant03'], ['waistcoat', 'shirt', 'kurta'], { glasses: 'variant01', glassesIn: [2] }],
  [22, 'Hindu', 'young', [5, '02', '02', 1, 1.3], ['variant09'], ['kurta', 'shirt', 'angavastram'], {}],
  [24, 'Hindu', 'middle', [4, '04', '05', 0.95, 1.4], ['variant08'], ['waistcoat', 'kurta', 'shirt'], { beard: 'short', moustache: true }],
  [26, 'Christian', 'elder', [6, '01', '01', 0.9, 1.3], ['variant03'], ['suit', 'shirt', 'waistcoat'], { grey: true, moustache: true, glasses: 'variant03', glassesIn: [1, 3] }],
  [28, 'Muslim', 'middle', [4, '02', '05', 0.95, 1.3], ['variant09'], ['shirt', 'kurta', 'suit'], { beard: 'stubble', moustache: true }],
  [30, 'Hindu', 'young', [2, '01', '04', 1.05, 1.2], ['variant03'], ['shirt', 'kurta', 'waistcoat'], {}],
  [32, 'Hindu', 'middle', [5, '02', '01', 0.95, 1.5], ['variant12'], ['kurta', 'angavastram', 'shirt'], { moustache: true }],
  [34, 'Hindu', 'young', [3, '04', '02', 1, 1.3], ['variant22'], ['waistcoat', 'shirt', 'kurta'], { beard: 'stubble', glasses: 'variant03', glassesIn: [1, 2] }],
  [36, 'Sikh', 'middle', [3, '03', '05', 0.95, 1.4], ['variant28'], ['suit', 'kurta', 'waistcoat'], { covers: ['turban'], beard: 'full', moustache: true, glasses: 'variant04', glassesIn: [2] }],
  [38, 'Hindu', 'elder', [7, '02', '04', 0.9, 1.4], ['variant28'], ['angavastram', 'shirt', 'kurta'], { grey: true, moustache: true, mark: 'vibhuti' }],
  [40, 'Muslim', 'elder', [2, '01', '05', 0.9, 1.3], ['variant01'], ['kurta', 'waistcoat', 'shirt'], { grey: true, beard: 'short', moustache: true, covers: ['cap'] }],
  [42, 'Hindu', 'young', [6, '04', '04', 1.05, 1.3], ['variant12'], ['shirt', 'angavastram', 'kurta'], { moustache: true }],
  [44, 'Christian', 'middle', [5, '03', '02', 1, 1.2], ['variant39'], ['shirt', 'suit', 'kurta'], { glasses: 'variant01', glassesIn: [1, 2] }],
  [46, 'Hindu', 'young', [0, '01', '05', 1, 1.2], ['variant01'], ['kurta', 'suit', 'shirt'], {}],
  [48, 'Hindu', 'elder', [4, '03', '04', 0.9, 1.3], ['variant02'], ['waistcoat', 'angavastram', 'shirt'], { grey: true, glasses: 'variant04', glassesIn: [1, 2] }],
];

export const grooms = rows.map(groom);
