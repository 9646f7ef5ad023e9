/** How text inputs and selects look. 16 px text, so that phones don't zoom into them. */
export const inputClass =
  'min-h-11 w-full rounded-md border border-line-strong bg-raised px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:outline-1 aria-invalid:outline-danger aria-invalid:focus-visible:outline-3 aria-invalid:focus-visible:outline-focus'
