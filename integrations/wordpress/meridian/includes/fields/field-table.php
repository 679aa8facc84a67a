<?php
/**
 * The table of fields for replies, editor's boxes, ACF and storage. Names are the contract's
 * (docs/contract.md). `npm run plugin-tables` writes kinds.json.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** kinds.json: `kinds` of records, single `options`, and `seo` fields. */
function tables(): array {
	static $tables = null;
	if ( null === $tables ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		$tables = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/kinds.json' ), true );
	}
	return $tables;
}

/** Kind => label, posts, address, tags, and fields. */
function kinds(): array {
	return tables()['kinds'];
}

/** Single records: options, edited on pages of the Meridian menu. */
function option_kinds(): array {
	return tables()['options'];
}

/** Search texts of records that have a page. */
function seo_fields(): array {
	return tables()['seo'];
}

/** Kind => label, position of fields in a reply (`data` or `top`), and fields. */
function field_table(): array {
	return kinds() + option_kinds();
}

/** The fields of a kind (record-kinds.php). */
function fields_of( string $kind ): array {
	return field_table()[ $kind ]['fields'] ?? array();
}
