import { useContext } from 'react';
import { themeVariables } from '#ui/theme/theme.ts';
import { ServedContext } from './served.ts';

const variables = import.meta.env.SSR ? themeVariables() : '';

/**
 * The theme's variables, in what the server sends only. React leaves a style with a precedence alone for as long as the
 * page lives, also when it makes the whole page anew after an error. The one that Mantine makes would then be written as
 * markup, which Trusted Types refuse.
 */
export function ThemeStyle() {
  const { nonce } = useContext(ServedContext);
  if (variables === '') return null;
  return (
    <style href="theme" precedence="theme" nonce={nonce}>
      {variables}
    </style>
  );
}
