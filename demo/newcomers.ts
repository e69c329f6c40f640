import { type Company, company, site } from './company.ts';

/** Young manufacturers, as invented as the others: they list plants and have no dossiers yet. */
export const newcomers: readonly Company[] = [
  company('Kalpadruva Clinical', 'India', 2025, 'regulated', [site('India', 'who', 'oralSolids', 'sterile')]),
  company('Tarkashila Biologics', 'India', 2022, 'global', [site('India', 'euIndia', 'biologics')], {
    frontEnd: '-',
  }),
  company(
    'Zhongyuelan Peptides',
    'China',
    2021,
    'global',
    [site('China', 'chinaGlobal', 'syringesAndPens')],
    {
      api: 'Yes',
    },
  ),
  company('Oderlinde Softgels', 'Poland', 2022, 'europe', [site('Poland', 'eu', 'softGels')]),
  company(
    'Umbriavale Sterile',
    'Italy',
    2023,
    'europe',
    [site('Italy', 'eu', 'sterile', 'syringesAndPens')],
    {
      api: 'NA',
    },
  ),
  company(
    'Larkspur Hollow Formulation',
    'United States',
    2020,
    'northAmerica',
    [site('United States', 'us', 'oncologySterile', 'complexInjectables')],
    { frontEnd: '-' },
  ),
  company('Serrabrisa Farmaceutica', 'Brazil', 2023, 'latinAmerica', [
    site('Brazil', 'brazil', 'oralSolids', 'softGels'),
  ]),
  company('Wollemdale Sterile', 'Australia', 2019, 'asiaPacific', [
    site('Australia', 'australia', 'sterile'),
  ]),
  company('Morvenlaw Vaccines', 'United Kingdom', 2021, 'global', [site('United Kingdom', 'uk', 'vaccines')]),
  company('Hanbitsae Softcaps', 'South Korea', 2018, 'asiaPacific', [
    site('South Korea', 'koreaEu', 'softGels', 'filmsAndLozenges'),
  ]),
  company('Baltmarisk Onkologi', 'Denmark', 2017, 'global', [site('Denmark', 'usEuHome', 'oncologySterile')]),
];
