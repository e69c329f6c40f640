import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  mergeMantineTheme,
  type VariantColorsResolver,
} from '@mantine/core';

/* The values stand in theme.css; here Mantine's parts are told to use them. Shade 4 of gray and dark outlines inputs,
   which have to stand out from what is around them by 3:1. */

const teal: MantineColorsTuple = [
  '#e3f1ef',
  '#c9e4e0',
  '#a8d3cd',
  '#7fc0b7',
  '#4ec2b5',
  '#2c9d92',
  '#128177',
  '#0b655e',
  '#084f49',
  '#053a36',
];
const gray: MantineColorsTuple = [
  '#fbfaf7',
  '#f4f1ea',
  '#ede9df',
  '#e6e1d7',
  '#928b7c',
  '#857e70',
  '#757065',
  '#4a5368',
  '#2b3650',
  '#101d38',
];
const dark: MantineColorsTuple = [
  '#edf1f8',
  '#bcc6d8',
  '#97a3ba',
  '#6f7d99',
  '#5f6d8a',
  '#1c2740',
  '#141d31',
  '#0d1424',
  '#0a101d',
  '#070b14',
];

const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.color !== undefined && input.color !== input.theme.primaryColor) return resolved;
  if (input.variant === 'filled') return { ...resolved, color: 'var(--on-action)' };
  return resolved;
};

export const theme = createTheme({
  primaryColor: 'teal',
  colors: { teal, gray, dark },
  variantColorResolver,
  white: '#ffffff',
  black: '#101d38',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-s)',
    md: 'var(--text-m)',
    lg: 'var(--text-l)',
    xl: 'var(--text-l)',
  },
  fontWeights: {
    regular: 'var(--weight-normal)',
    medium: 'var(--weight-semibold)',
    bold: 'var(--weight-bold)',
  },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: 'var(--weight-semibold)',
    sizes: {
      h1: { fontSize: 'var(--text-xl)' },
      h2: { fontSize: 'var(--text-l)' },
      h3: { fontSize: 'var(--text-l)' },
      h4: { fontSize: 'var(--text-m)' },
      h5: { fontSize: 'var(--text-m)' },
      h6: { fontSize: 'var(--text-s)' },
    },
  },
  // In ems, as Mantine counts them: 480, 768, 1024 and 1440 px.
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '90em', xl: '90em' },
  defaultRadius: 'sm',
  radius: {
    xs: 'var(--radius-xs)',
    sm: 'var(--radius-s)',
    md: 'var(--radius-m)',
    lg: 'var(--radius-l)',
    xl: 'var(--radius-l)',
  },
  spacing: {
    xs: 'var(--space-1)',
    sm: '12px',
    md: 'var(--space-2)',
    lg: 'var(--space-3)',
    xl: 'var(--space-4)',
  },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: true,
});

/** Mantine's own colour variables, led back to ours in both schemes. */
const semantic = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--action)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-teal-filled': 'var(--action)',
  '--mantine-color-teal-filled-hover': 'var(--action-hover)',
  '--mantine-color-teal-light': 'var(--action-soft)',
  '--mantine-color-teal-light-hover': 'var(--action-soft-hover)',
  '--mantine-color-teal-light-color': 'var(--action)',
  '--mantine-color-teal-outline': 'var(--action)',
  '--mantine-color-teal-outline-hover': 'var(--action-soft)',
  '--mantine-primary-color-contrast': 'var(--on-action)',
};

/** The style sheet of every variable that is not as Mantine's own sheet has it. */
export function themeVariables(): string {
  const standard = defaultCssVariablesResolver(DEFAULT_THEME);
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  return convertCssVariables(
    {
      variables: changed(variables, standard.variables),
      light: changed({ ...light, ...semantic }, standard.light),
      dark: changed({ ...dark, ...semantic }, standard.dark),
    },
    // Stronger than Mantine's own sheet, which may come after this one.
    ':root:root',
  );
}

type Variables = Record<string, string>;

function changed(variables: Variables, standard: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name, value]) => standard[name] !== value));
}
