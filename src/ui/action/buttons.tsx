import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { button, dangerButton, dangerQuietButton, quietButton } from './button-link.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>;
type LinkProps = Omit<ComponentProps<typeof Link>, 'className'>;

/** The one step that a place is there for. */
export function Button(props: ButtonProps) {
  return <button type="button" {...props} className={button} />;
}

/** Any other step. */
export function QuietButton(props: ButtonProps) {
  return <button type="button" {...props} className={quietButton} />;
}

/** A step that cannot be undone. */
export function DangerButton(props: ButtonProps) {
  return <button type="button" {...props} className={dangerButton} />;
}

/** The way to a step that cannot be undone. */
export function DangerQuietButton(props: ButtonProps) {
  return <button type="button" {...props} className={dangerQuietButton} />;
}

export function ButtonLink(props: LinkProps) {
  return <Link {...props} className={button} />;
}

export function QuietLink(props: LinkProps) {
  return <Link {...props} className={quietButton} />;
}

/** A step that stands among words, as a link does. */
export function TextButton(props: ButtonProps) {
  return <button type="button" {...props} className="bare text-button" />;
}
