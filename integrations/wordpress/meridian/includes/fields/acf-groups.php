<?php
/**
 * The fields as ACF's own, if ACF is active and has a type for each of them: rows need its Pro
 * edition. Otherwise the editor has the plugin's boxes.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Our types => ACF's. */
const ACF_TYPES = array(
	'text'   => 'text',
	'lines'  => 'textarea',
	'html'   => 'wysiwyg',
	'number' => 'number',
	'flag'   => 'true_false',
	'link'   => 'text',
	'image'  => 'file',
	'day'    => 'date_picker',
	'select' => 'select',
	'group'  => 'group',
	'rows'   => 'repeater',
);

/**
 * Whether the fields of a kind are edited with ACF: it supports them, and its owner has not
 * disabled it.
 */
function is_with_acf( string $kind ): bool {
	return function_exists( 'acf_add_local_field_group' )
		&& isset( acf_locations()[ $kind ] )
		&& (bool) apply_filters( 'meridian_with_acf', true, $kind )
		&& acf_holds( fields_of( $kind ) );
}

/** Whether ACF has a type for each of these fields. */
function acf_holds( array $fields ): bool {
	foreach ( $fields as $field ) {
		$type = ACF_TYPES[ $field['type'] ] ?? '';
		if ( '' === $type || ! acf_get_field_type( $type ) || ! acf_holds( $field['fields'] ?? array() ) ) {
			return false;
		}
	}
	return true;
}

/** Kind => the place of its group. */
function acf_locations(): array {
	$is        = static fn( string $param, string $value ): array => array(
		array(
			'param'    => $param,
			'operator' => '==',
			'value'    => $value,
		),
	);
	$locations = array();
	foreach ( kinds() as $kind => $row ) {
		$locations[ $kind ] = array( isset( $row['type'] ) ? $is( 'post_type', $row['type'] ) : $is( 'meridian_kind', $kind ) );
	}
	return $locations;
}

add_action( 'acf/init', __NAMESPACE__ . '\register_acf_groups' );

/** Registers a group for each kind. */
function register_acf_groups(): void {
	foreach ( acf_locations() as $kind => $location ) {
		if ( is_with_acf( $kind ) ) {
			acf_add_local_field_group(
				array(
					'key'      => "group_meridian_$kind",
					'title'    => field_table()[ $kind ]['label'],
					'fields'   => acf_fields( fields_of( $kind ), "field_meridian_$kind" ),
					'location' => $location,
				)
			);
		}
	}
}

/** The fields in ACF's form. */
function acf_fields( array $fields, string $key ): array {
	$made = array();
	foreach ( $fields as $name => $field ) {
		$one = array(
			'key'           => "{$key}_$name",
			'name'          => $name,
			'label'         => $field['label'],
			'type'          => ACF_TYPES[ $field['type'] ],
			'instructions'  => $field['hint'] ?? '',
			'return_format' => 'day' === $field['type'] ? 'Y-m-d' : ( 'select' === $field['type'] ? 'value' : 'id' ),
			'new_lines'     => '',
		);
		if ( isset( $field['choices'] ) ) {
			$one['choices'] = $field['choices'];
		}
		if ( isset( $field['fields'] ) ) {
			$one['sub_fields'] = acf_fields( $field['fields'], "{$key}_$name" );
			$one['layout']     = 'block';
		}
		$made[] = $one;
	}
	return $made;
}

add_filter( 'acf/location/rule_match/meridian_kind', __NAMESPACE__ . '\match_acf_location', 10, 3 );

/** Whether the current post is of a group's kind. */
function match_acf_location( $match, $rule, $screen ): bool {
	$post = isset( $screen['post_id'] ) ? get_post( (int) $screen['post_id'] ) : null;
	return null !== $post && kind_of( $post ) === $rule['value'];
}
