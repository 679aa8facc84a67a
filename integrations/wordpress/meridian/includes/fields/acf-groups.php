<?php
/**
 * Shows the fields in ACF if it is active and has a type for each: rows need its Pro edition.
 * Otherwise the plugin's boxes show them.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** The plugin's types => ACF's. */
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

/** Whether ACF edits the kind's fields: it supports them, and the owner has not disabled it. */
function is_with_acf( string $kind ): bool {
	return function_exists( 'acf_add_local_field_group' )
		&& isset( acf_locations()[ $kind ] )
		&& (bool) apply_filters( 'meridian_with_acf', true, $kind )
		&& acf_holds( fields_of( $kind ) );
}

function acf_holds( array $fields ): bool {
	foreach ( $fields as $field ) {
		$type = ACF_TYPES[ $field['type'] ] ?? '';
		if ( '' === $type || ! acf_get_field_type( $type ) || ! acf_holds( $field['fields'] ?? array() ) ) {
			return false;
		}
	}
	return true;
}

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

/** Whether the current post is of the group's kind. */
function match_acf_location( $match, $rule, $screen ): bool {
	$post = isset( $screen['post_id'] ) ? get_post( (int) $screen['post_id'] ) : null;
	return null !== $post && kind_of( $post ) === $rule['value'];
}
