import { type AlertRhythm, alertRhythms } from '../../contract/saved-searches.ts';

const words: Record<AlertRhythm, string> = {
  none: 'No alerts',
  instant: 'As it comes',
  daily: 'Every day at 8:00',
  weekly: 'Mondays at 8:00',
};

export const rhythmOptions = alertRhythms.map((value) => ({ value, label: words[value] }));
