import { bride, type Bride } from './cast-types.ts';

/**
 * The 24 brides. Each row: p, religion, age; look (skin, head, nose, eyes, brows); hair, garments for pictures 1 to 3; the rest.
 * Kept as a table, one person a line.
 */
// oxfmt-ignore
const rows: readonly Bride[] = [
  [1, 'Hindu', 'young', [3, '01', '04', 1, 1], ['bun', 'plait', 'open'], ['saree', 'salwar', 'kurti'], { flowersIn: [1], mark: 'bindi' }],
  [3, 'Hindu', 'middle', [5, '02', '05', 0.95, 1.1], ['variant35'], ['saree', 'kurti', 'salwar'], { flowersIn: [1], mark: 'bindi', noseStud: true }],
  [5, 'Christian', 'middle', [2, '03', '04', 1, 0.9], ['variant15'], ['kurti', 'saree', 'salwar'], {}],
  [7, 'Hindu', 'young', [6, '01', '02', 1.05, 1], ['plait', 'bun', 'plait'], ['salwar', 'saree', 'kurti'], { flowersIn: [1, 2], mark: 'bindi' }],
  [9, 'Muslim', 'young', [1, '02', '05', 1, 1], ['plait'], ['salwar'], { covers: ['hijab'] }],
  [11, 'Hindu', 'elder', [4, '03', '01', 0.9, 1], ['bun'], ['saree', 'saree', 'salwar'], { grey: true, glasses: 'variant03', glassesIn: [1, 3], mark: 'bindi' }],
  [13, 'Hindu', 'young', [1, '04', '04', 1, 1.1], ['open', 'variant33', 'open'], ['kurti', 'salwar', 'saree'], { mark: 'bindi' }],
  [15, 'Hindu', 'middle', [7, '01', '05', 1, 1.1], ['bun', 'open', 'bun'], ['saree', 'kurti', 'saree'], { flowersIn: [1, 3], mark: 'bindi', noseStud: true }],
  [17, 'Christian', 'young', [5, '04', '02', 1.05, 1], ['variant24'], ['saree', 'kurti', 'kurti'], { glasses: 'variant01', glassesIn: [2] }],
  [19, 'Hindu', 'young', [2, '02', '04', 1, 0.9], ['variant29', 'plait', 'variant29'], ['saree', 'salwar', 'kurti'], { flowersIn: [1], mark: 'bindi' }],
  [21, 'Muslim', 'middle', [3, '01', '04', 0.95, 1.1], ['bun', 'plait', 'open'], ['salwar', 'salwar', 'kurti'], { covers: ['dupatta'] }],
  [23, 'Hindu', 'elder', [2, '01', '05', 0.9, 1], ['bun', 'plait', 'bun'], ['saree', 'kurti', 'saree'], { grey: true, mark: 'bindi' }],
  [25, 'Hindu', 'young', [4, '02', '04', 1, 1], ['open', 'plait', 'bun'], ['salwar', 'kurti', 'saree'], { flowersIn: [3], mark: 'bindi' }],
  [27, 'Hindu', 'middle', [0, '03', '02', 1, 1], ['variant37', 'bun', 'variant37'], ['kurti', 'saree', 'salwar'], { glasses: 'variant04', glassesIn: [1, 3], mark: 'bindi' }],
  [29, 'Sikh', 'young', [1, '01', '05', 1, 1.1], ['plait', 'plait', 'open'], ['salwar'], { covers: ['dupatta'] }],
  [31, 'Hindu', 'elder', [6, '04', '05', 0.9, 1.1], ['bun', 'plait', 'bun'], ['saree'], { grey: true, flowersIn: [1], mark: 'bindi', noseStud: true }],
  [33, 'Muslim', 'young', [4, '04', '04', 1.05, 1], ['plait'], ['salwar', 'kurti', 'salwar'], { covers: ['hijab'] }],
  [35, 'Christian', 'middle', [6, '02', '01', 0.95, 1], ['bun', 'open', 'variant35'], ['saree', 'kurti', 'saree'], { glasses: 'variant03', glassesIn: [2] }],
  [37, 'Hindu', 'young', [5, '01', '04', 1, 0.95], ['variant33', 'variant33', 'open'], ['salwar', 'saree', 'kurti'], { flowersIn: [2], mark: 'bindi' }],
  [39, 'Hindu', 'middle', [3, '04', '05', 1, 1.1], ['plait', 'variant35', 'plait'], ['saree', 'salwar', 'kurti'], { flowersIn: [1], mark: 'bindi' }],
  [41, 'Jain', 'young', [1, '03', '04', 1, 1], ['open', 'bun', 'open'], ['saree', 'kurti', 'salwar'], { mark: 'bindi' }],
  [43, 'Hindu', 'young', [7, '02', '02', 1.05, 1], ['variant24'], ['kurti', 'saree', 'salwar'], { mark: 'bindi', noseStud: true }],
  [45, 'Hindu', 'elder', [3, '02', '01', 0.9, 0.9], ['variant15'], ['saree', 'salwar', 'kurti'], { glasses: 'variant01', glassesIn: [1, 2], mark: 'bindi' }],
  [47, 'Hindu', 'young', [2, '01', '02', 1, 1.05], ['variant32', 'open', 'variant32'], ['salwar', 'kurti', 'saree'], { flowersIn: [3], mark: 'bindi' }],
];

export const brides = rows.map(bride);
