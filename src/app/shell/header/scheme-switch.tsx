import { Menu, menuItem } from '#ui/action/menu.tsx';
import { type ColorScheme, setColorScheme, useColorScheme } from '#ui/theme/color-scheme.ts';
import classes from './header.module.css';
import { AutoIcon, CheckIcon, MoonIcon, SunIcon } from './icons.tsx';

const schemes: readonly { value: ColorScheme; label: string; Icon: () => React.JSX.Element }[] = [
  { value: 'auto', label: 'As the system', Icon: AutoIcon },
  { value: 'light', label: 'Light', Icon: SunIcon },
  { value: 'dark', label: 'Dark', Icon: MoonIcon },
];

/** Light, dark, or whatever the system says. */
export function SchemeSwitch() {
  const current = useColorScheme();
  return (
    <Menu
      label="Colour scheme"
      buttonClassName={classes.iconButton}
      button={
        <>
          <span className={classes.inLight}>
            <SunIcon />
          </span>
          <span className={classes.inDark}>
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
