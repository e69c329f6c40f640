const long = 2n ** 400n;

/** A fraction of two whole numbers: no sum of it is ever rounded. */
export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    const sign = bottom < 0n ? -1n : 1n;
    // Only what has grown long is made shorter: looking for what both have in common takes longest.
    const shared = bottom * sign > long ? divisor(top < 0n ? -top : top, bottom * sign) : 1n;
    this.top = (top * sign) / shared;
    this.bottom = (bottom * sign) / shared;
  }

  static of(text: string | number): Fraction {
    const [whole = '0', decimals = ''] = String(text).split('.');
    return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  }

  add(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }
  sub(other: Fraction): Fraction {
    return this.add(new Fraction(-other.top, other.bottom));
  }
  mul(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }
  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom, this.bottom * other.top);
  }
  exceeds(other: Fraction): boolean {
    return this.top * other.bottom > other.top * this.bottom;
  }
  max(other: Fraction): Fraction {
    return this.exceeds(other) ? this : other;
  }

  /** Half is rounded away from nothing, as on paper. */
  text(places: number): string {
    const scaled = this.top * 10n ** BigInt(places) * 2n;
    const size = scaled < 0n ? -scaled : scaled;
    const digits = String((size + this.bottom) / (2n * this.bottom)).padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    const sign = scaled < 0n && /[1-9]/.test(digits) ? '-' : '';
    return sign + (places === 0 ? whole : `${whole}.${digits.slice(-places)}`);
  }
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : divisor(b, a % b);
}
