-- The specification spells this type of event without its accent; a name that staff gave stays.
UPDATE event_types SET name = 'Baptême' WHERE code = 'christening' AND name = 'Bapteme';
