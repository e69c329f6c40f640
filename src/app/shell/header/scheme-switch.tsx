import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { Menu, menuItem } from '#ui/action/menu.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import classes from './header.module.css';
import { AutoIcon, CheckIcon, MoonIcon, SunIcon } from './icons.tsx';

const schemes: readonly { value: MantineColorScheme; label: string; Icon: () => React.JSX.Element }[] = [
  { value: 'auto', label: 'As the system', Icon: AutoIcon },
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
];

/** Light, dark, or whatever the system says. */
export function SchemeSwitch() {
  // Mantine stops transitions by a style that it writes as markup, which Trusted Types refuse.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // Which scheme is stored, only the browser knows.
  const current = useHydrated() ? colorScheme : 'auto';
  return (
    <Menu
      label="Colour scheme"
      buttonClassName={classes.iconButton}
      button={
        <>
          <span className="mantine-dark-hidden">
            <SunIcon />
          </span>
          <span className="mantine-light-hidden">
            <MoonIcon />
          </span>
        </>
      }
    >
      {schemes.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={current === value}
          className={menuItem}
          onClick={() => setColorScheme(value)}
        >
          <Icon />
          <span className={classes.schemeLabel}>{label}</span>
          {current === value && <CheckIcon />}
        </button>
      ))}
    </Menu>
  );
}
