/** Machines and packs that several dosage forms share, by the names their makers give them. */
export const blister = [
  'Uhlmann B 1440',
  'Uhlmann Blister Express Center 300',
  'IMA TR 135',
  'Romaco Noack 960',
  'CAM NMX',
];
export const bottle = ['Countec DMC-120', 'IMA Swiftpack', 'Marchesini counting line', 'Cremer CF-1230'];
export const tubes = ['IWKA FP 18-1', 'Norden Nordenmatic 1002', 'Romaco Unipac U2060', 'IMA Comadis C960'];
export const kettles = [
  'FrymaKoruma Dinex 700',
  'Becomix RW 1250',
  'Olsa vacuum emulsifier, 1,000 L',
  'Romaco Koruma DHV 500',
];
export const semisolidSteps = [
  'Hot-process emulsification',
  'Cold-process emulsification',
  'High-shear homogenisation',
];
export const tubePacks = [
  'Aluminium tubes 5-100 g',
  'Laminate tubes 15-60 g',
  'Jars 50-500 g',
  'Sachets 1-5 g',
];
export const powderMixers = [
  'IMA Cyclops bin blender',
  'LB Bohle PM 1000 container blender',
  'Servolift bin blender',
];
export const sachets = [
  'Merz SBL 50 stick line',
  'Boato Pack sachet line',
  'Mespack HFFS line',
  'Volpak SI-280',
];
